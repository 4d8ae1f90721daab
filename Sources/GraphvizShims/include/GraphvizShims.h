#ifndef GRAPHVIZ_SHIMS_H
#define GRAPHVIZ_SHIMS_H

#include "GraphvizProcesses.h"

// Everything that this package asks of libgvc. No Graphviz header is included here, so a caller sees the same
// declarations whatever version is installed (2.42 to 14): `char *` against `const char *`, `boolean` against
// `bool` and mutable C globals stay on the other side.
//
// None of these functions may run at the same time as another one, in any thread: libgvc and libcgraph keep state
// in statics, separate contexts or not. The caller holds the lock.

/// Takes the lock for the calls that follow; waits while another thread has it.
void gvs_lock(void);
/// Gives the lock back.
void gvs_unlock(void);

/// A Graphviz context (`GVC_t`): the plugins that were found.
typedef struct gvs_context gvs_context;
/// A graph (`Agraph_t`): the root or one of its clusters.
typedef struct gvs_graph gvs_graph;
/// A node (`Agnode_t`).
typedef struct gvs_node gvs_node;
/// An edge (`Agedge_t`).
typedef struct gvs_edge gvs_edge;

/// Opens a context whose text measurement is our own, so that neither pango nor fontconfig is loaded.
gvs_context *gvs_context_open(void);
/// Closes a context.
void gvs_context_close(gvs_context *context);
/// The library's version, such as `2.43.0`; the string belongs to the library.
const char *gvs_version(gvs_context *context);

/// Reads a graph in the DOT language; `NULL` if it can't be read. Everything in it has a number by the order in which it
/// was named, so that a text gives one and the same graph whatever the process did before.
gvs_graph *gvs_graph_read(const void *text, long count);
/// Frees a graph with its layout, if it has one.
void gvs_graph_close(gvs_context *context, gvs_graph *graph);

/// The first node; `NULL` if there is none.
gvs_node *gvs_node_first(gvs_graph *graph);
/// The node that was named next; `NULL` after the last.
gvs_node *gvs_node_next(gvs_graph *graph, gvs_node *node);
/// The first edge that leaves the node; `NULL` if none does.
gvs_edge *gvs_edge_first(gvs_graph *graph, gvs_node *tail);
/// The next edge that leaves the same node; `NULL` after the last.
gvs_edge *gvs_edge_next(gvs_graph *graph, gvs_edge *edge);
/// How many edges stand before it in the text.
int gvs_edge_number(gvs_edge *edge);
/// The first cluster directly in a graph or cluster; `NULL` if there is none.
gvs_graph *gvs_cluster_first(gvs_graph *parent);
/// The next cluster in the same parent; `NULL` after the last.
gvs_graph *gvs_cluster_next(gvs_graph *cluster);
/// The number in the name of a cluster that is called `cluster_` and a number.
int gvs_cluster_number(gvs_graph *cluster);

/// An attribute's value, or `NULL` if it was never declared.
const char *gvs_get(void *object, const char *attribute);

/// Lays the graph out with `dot` and writes the positions into attributes (`bb`, `pos`, `lp`); 0 if dot says it did.
/// 0 does not mean success: many errors are only told by `gvs_messages`.
int gvs_layout(gvs_context *context, gvs_graph *graph);

/// Forgets the messages so far.
void gvs_messages_clear(void);
/// Everything that Graphviz complained about since the last clear; empty if nothing.
const char *gvs_messages(void);

#endif
