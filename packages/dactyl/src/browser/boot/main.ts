/** The one script that every page loads. It is a program, not a library: loading it starts it. */
import { boot } from './boot.js';
import { startUpdates } from './updates.js';

// The cast: the bundler replaces the expression with a constant, and removes the code for the dev server from a
// production build.
boot((import.meta as ImportMeta & { env: { DEV: boolean } }).env.DEV ? [startUpdates] : []);
