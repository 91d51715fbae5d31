import * as React from 'react';

/** Variables that live code can use without imports. Sites replace this module to add their own. */
const ReactLiveScope: Record<string, unknown> = { React, ...React };

export default ReactLiveScope;
