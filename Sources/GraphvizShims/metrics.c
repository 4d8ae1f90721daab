#include "metrics.h"

#include <stdbool.h>
#include <string.h>

#include <gvplugin.h>
#include <gvplugin_textlayout.h>

// A text layout plugin that needs no font. Our graphs carry sizes instead of texts, so its answers place nothing;
// it is here because a context without one would load pango, and layouts would depend on the machine's fonts.
static bool measure(textspan_t *span, char **font_path) {
  (void)font_path;
  span->size.x = span->str == NULL ? 0 : 0.6 * span->font->size * (double)strlen(span->str);
  span->size.y = 1.2 * span->font->size;
  span->yoffset_layout = 0;
  span->yoffset_centerline = 0.1 * span->font->size;
  span->layout = NULL;
  span->free_layout = NULL;
  return true;
}

// The return type is `boolean` (a char) before 3.0 and `bool` after: the cast takes whatever the header says.
static gvtextlayout_engine_t engine = {(__typeof__(((gvtextlayout_engine_t *)0)->textlayout))measure};

static gvplugin_installed_t types[] = {{0, "textlayout", 1000, &engine, NULL}, {0, NULL, 0, NULL, NULL}};
static gvplugin_api_t apis[] = {{API_textlayout, types}, {(api_t)0, NULL}};
static gvplugin_library_t library = {"metrics", apis};

// Graphviz looks for the suffix and ignores every other name without a word.
static lt_symlist_t plugins[] = {{"gvplugin_metrics_LTX_library", &library}, {NULL, NULL}};

const lt_symlist_t *gvs_metrics_plugins(void) { return plugins; }
