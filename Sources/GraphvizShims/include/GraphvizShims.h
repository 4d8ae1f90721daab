#ifndef GRAPHVIZ_SHIMS_H
#define GRAPHVIZ_SHIMS_H

// Everything that this package asks of libgvc. No Graphviz header is included here, so a caller sees the same
// declarations whatever version is installed (2.42 to 14): `char *` against `const char *`, `boolean` against
// `bool` and mutable C globals stay on the other side.
//
// None of these functions may run at the same time as another one, in any thread: libgvc and libcgraph keep state
// in statics, separate contexts or not. The caller holds a lock.

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

/// Opens a directed graph that allows parallel edges.
gvs_graph *gvs_graph_open(const char *name);
/// Frees a graph with its layout, if it has one.
void gvs_graph_close(gvs_context *context, gvs_graph *graph);
/// Adds a node to a graph or cluster and to everything around it.
gvs_node *gvs_node_add(gvs_graph *graph, const char *name);
/// Adds an edge; `name` tells parallel edges apart.
gvs_edge *gvs_edge_add(gvs_graph *root, gvs_node *tail, gvs_node *head, const char *name);
/// Adds a cluster to a graph or cluster; its name has to begin with `cluster`.
gvs_graph *gvs_cluster_add(gvs_graph *parent, const char *name);

/// Sets an attribute of a graph, node or edge, declaring it where it is new.
void gvs_set(void *object, const char *attribute, const char *value);
/// Sets an attribute to an HTML-like value.
void gvs_set_html(void *object, const char *attribute, const char *markup);
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
