// What libgvc itself needs for a folder of graphs: reads each DOT file, lays it out by dot, renders it as SVG and writes
// that, one after the other. `Scripts/bench draw` holds our drawing against it.
//
//   layout-and-svg IN OUT
//
// The strictest baseline that there is: one process and one context for all graphs, and a text layout plugin that
// measures by counting, so that neither pango nor fontconfig is loaded (with pango the same work takes some 15 % more).

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <cgraph.h>
#include <gvc.h>
#include <gvplugin.h>
#include <gvplugin_textlayout.h>

static bool measure(textspan_t *span, char **font_path) {
  (void)font_path;
  span->size.x = 0.56 * span->font->size * (double)strlen(span->str);
  span->size.y = 1.2 * span->font->size;
  span->yoffset_layout = 0;
  span->yoffset_centerline = 0.1 * span->font->size;
  span->layout = NULL;
  span->free_layout = NULL;
  return true;
}

static gvtextlayout_engine_t engine = {(__typeof__(((gvtextlayout_engine_t *)0)->textlayout))measure};
static gvplugin_installed_t types[] = {{0, "textlayout", 1000, &engine, NULL}, {0, NULL, 0, NULL, NULL}};
static gvplugin_api_t apis[] = {{API_textlayout, types}, {(api_t)0, NULL}};
static gvplugin_library_t library = {"counting", apis};
static lt_symlist_t plugins[] = {{"gvplugin_counting_LTX_library", &library}, {NULL, NULL}};

int main(int count, char **arguments) {
  if (count != 3) return 2;
  DIR *folder = opendir(arguments[1]);
  if (folder == NULL) return 1;
  GVC_t *context = gvContextPlugins(plugins, 1);
  int drawn = 0;
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
    char path[4096];
    if (strstr(entry->d_name, ".dot") == NULL) continue;
    snprintf(path, sizeof path, "%s/%s", arguments[1], entry->d_name);
    FILE *input = fopen(path, "r");
    if (input == NULL) return 1;
    Agraph_t *graph = agread(input, NULL);
    fclose(input);
    if (graph == NULL || gvLayout(context, graph, "dot") != 0) return 1;
    snprintf(path, sizeof path, "%s/%s.svg", arguments[2], entry->d_name);
    if (gvRenderFilename(context, graph, "svg:svg:core", path) != 0) return 1;
    gvFreeLayout(context, graph);
    agclose(graph);
    drawn++;
  }
  closedir(folder);
  gvFreeContext(context);
  return drawn > 0 ? 0 : 1;
}
