/** The one script that every page loads. This is a program, not a library: loading it starts it. */
import { boot } from './boot.js';
import { startUpdates } from './updates.js';

// The cast: the bundler puts a constant there, and leaves the dev server's part out of a site that is built.
boot((import.meta as ImportMeta & { env: { DEV: boolean } }).env.DEV ? [startUpdates] : []);
