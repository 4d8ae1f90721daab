#ifndef GVS_METRICS_H
#define GVS_METRICS_H

#include <gvc.h>

/// The list of plugins that a context gets from us: text measurement alone.
const lt_symlist_t *gvs_metrics_plugins(void);

#endif
