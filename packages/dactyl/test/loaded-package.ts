/**
 * The folder that the code under test is loaded from: `src`, or `dist` in a run of everything (`compiled-package.mjs`). Code that asks
 * whether a file is the framework's own looks for it there.
 */
export { PACKAGE_ROOT as LOADED_PACKAGE } from '../src/node/bundle/package-root.js';
