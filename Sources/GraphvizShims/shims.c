#include "GraphvizShims.h"
#include "metrics.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <cgraph.h>
#include <gvc.h>

// Graphviz hands its messages to a plain function without a context pointer, in fragments ("Error", ": ", text),
// so they can only be collected in a buffer of the process.
static char messages[4096];

// Guards what this file and Graphviz keep in statics.
static pthread_mutex_t statics = PTHREAD_MUTEX_INITIALIZER;

void gvs_lock(void) { pthread_mutex_lock(&statics); }

void gvs_unlock(void) { pthread_mutex_unlock(&statics); }

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

// By default an object's id is the address of its name, and 2.42 orders subgraphs by id: a graph with two clusters side
// by side was laid out one way or the other, as the heap happened to be. Ours count. A discipline that can't map names
// (0) is asked for a number, and libcgraph remembers the name.
static IDTYPE last_id;

static void *open_ids(Agraph_t *graph, Agdisc_t *disciplines) {
  (void)graph;
  (void)disciplines;
  return &last_id;
}

static long map_id(void *state, int kind, char *name, IDTYPE *id, int create) {
  (void)kind;
  if (name != NULL || !create) return 0;
  // Odd, as the default's are where there is no name.
  *id = *(IDTYPE *)state += 2;
  return 1;
}

static void free_id(void *state, int kind, IDTYPE id) { (void)state, (void)kind, (void)id; }
static char *print_id(void *state, int kind, IDTYPE id) { return (void)state, (void)kind, (void)id, NULL; }
static void close_ids(void *state) { (void)state; }
static void register_id(void *state, int kind, void *object) { (void)state, (void)kind, (void)object; }

// The casts are for versions whose functions take `const char *` or return `int`.
#define MEMBER(type, member) (__typeof__(((type *)0)->member))
static Agiddisc_t ids = {
    .open = MEMBER(Agiddisc_t, open) open_ids,
    .map = MEMBER(Agiddisc_t, map) map_id,
    .free = MEMBER(Agiddisc_t, free) free_id,
    .print = MEMBER(Agiddisc_t, print) print_id,
    .close = MEMBER(Agiddisc_t, close) close_ids,
    .idregister = MEMBER(Agiddisc_t, idregister) register_id,
};

// The part of the text that is still to be read.
typedef struct {
  const char *next;
  size_t left;
} reading;

static int read_some(void *channel, char *buffer, int size) {
  reading *text = channel;
  size_t count = text->left < (size_t)size ? text->left : (size_t)size;
  memcpy(buffer, text->next, count);
  text->next += count;
  text->left -= count;
  return (int)count;
}

static Agiodisc_t memory = {.afread = read_some};

gvs_graph *gvs_graph_read(const void *text, long count) {
  reading channel = {text, (size_t)count};
  Agdisc_t disciplines = {.id = &ids, .io = &memory};
  last_id = 1;
  return (gvs_graph *)agread(&channel, &disciplines);
}

void gvs_graph_close(gvs_context *context, gvs_graph *graph) {
  gvFreeLayout((GVC_t *)context, (Agraph_t *)graph);
  agclose((Agraph_t *)graph);
}

gvs_node *gvs_node_first(gvs_graph *graph) { return (gvs_node *)agfstnode((Agraph_t *)graph); }

gvs_node *gvs_node_next(gvs_graph *graph, gvs_node *node) {
  return (gvs_node *)agnxtnode((Agraph_t *)graph, (Agnode_t *)node);
}

gvs_edge *gvs_edge_first(gvs_graph *graph, gvs_node *tail) {
  return (gvs_edge *)agfstout((Agraph_t *)graph, (Agnode_t *)tail);
}

gvs_edge *gvs_edge_next(gvs_graph *graph, gvs_edge *edge) {
  return (gvs_edge *)agnxtout((Agraph_t *)graph, (Agedge_t *)edge);
}

int gvs_edge_number(gvs_edge *edge) { return (int)AGSEQ((Agedge_t *)edge) - 1; }

gvs_graph *gvs_cluster_first(gvs_graph *parent) { return (gvs_graph *)agfstsubg((Agraph_t *)parent); }

gvs_graph *gvs_cluster_next(gvs_graph *cluster) { return (gvs_graph *)agnxtsubg((Agraph_t *)cluster); }

int gvs_cluster_number(gvs_graph *cluster) { return atoi(agnameof(cluster) + strlen("cluster_")); }

const char *gvs_get(void *object, const char *attribute) { return agget(object, (char *)attribute); }

int gvs_layout(gvs_context *context, gvs_graph *graph) {
  int status = gvLayout((GVC_t *)context, (Agraph_t *)graph, "dot");
  if (status == 0) attach_attrs((Agraph_t *)graph);
  return status;
}
