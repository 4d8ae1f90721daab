#include "GraphvizShims.h"
#include "metrics.h"

#include <string.h>

#include <cgraph.h>
#include <gvc.h>

// Graphviz hands its messages to a plain function without a context pointer, in fragments ("Error", ": ", text),
// so they can only be collected in a buffer of the process. The caller's lock guards it.
static char messages[4096];

static int collect(char *fragment) {
  size_t used = strlen(messages);
  strncat(messages, fragment, sizeof messages - used - 1);
  return 0;
}

void gvs_messages_clear(void) {
  messages[0] = '\0';
  agreseterrors();
}

const char *gvs_messages(void) { return messages; }

gvs_context *gvs_context_open(void) {
  agseterrf((agusererrf)collect);
  // 1: layout and core are loaded on demand, as Graphviz's own configuration file says.
  return (gvs_context *)gvContextPlugins(gvs_metrics_plugins(), 1);
}

void gvs_context_close(gvs_context *context) { gvFreeContext((GVC_t *)context); }

const char *gvs_version(gvs_context *context) { return gvcVersion((GVC_t *)context); }

// The casts to `char *` are for 2.42, whose functions promise nothing but change nothing either.

gvs_graph *gvs_graph_open(const char *name) { return (gvs_graph *)agopen((char *)name, Agdirected, NULL); }

void gvs_graph_close(gvs_context *context, gvs_graph *graph) {
  gvFreeLayout((GVC_t *)context, (Agraph_t *)graph);
  agclose((Agraph_t *)graph);
}

gvs_node *gvs_node_add(gvs_graph *graph, const char *name) {
  return (gvs_node *)agnode((Agraph_t *)graph, (char *)name, 1);
}

gvs_edge *gvs_edge_add(gvs_graph *root, gvs_node *tail, gvs_node *head, const char *name) {
  return (gvs_edge *)agedge((Agraph_t *)root, (Agnode_t *)tail, (Agnode_t *)head, (char *)name, 1);
}

gvs_graph *gvs_cluster_add(gvs_graph *parent, const char *name) {
  return (gvs_graph *)agsubg((Agraph_t *)parent, (char *)name, 1);
}

void gvs_set(void *object, const char *attribute, const char *value) {
  agsafeset(object, (char *)attribute, (char *)value, "");
}

void gvs_set_html(void *object, const char *attribute, const char *markup) {
  // The string lives in the root's dictionary and goes with it; `agstrfree` differs between versions.
  gvs_set(object, attribute, agstrdup_html(agraphof(object), (char *)markup));
}

const char *gvs_get(void *object, const char *attribute) { return agget(object, (char *)attribute); }

int gvs_layout(gvs_context *context, gvs_graph *graph) {
  int status = gvLayout((GVC_t *)context, (Agraph_t *)graph, "dot");
  if (status == 0) attach_attrs((Agraph_t *)graph);
  return status;
}
