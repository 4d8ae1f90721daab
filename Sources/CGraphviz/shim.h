// Graphviz's public headers, as the installed version has them. Swift never imports this module:
// `GraphvizShims` stands in between, because types and signatures differ from release to release.
#include <gvc.h>
#include <cgraph.h>
#include <gvplugin.h>
#include <gvplugin_textlayout.h>
