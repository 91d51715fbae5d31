import * as React from 'react';

/** Names that live code knows without importing them. A site replaces this to add its own. */
const ReactLiveScope: Record<string, unknown> = { React, ...React };

export default ReactLiveScope;
