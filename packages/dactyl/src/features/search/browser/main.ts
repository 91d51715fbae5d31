/**
 * The boot script of sites with a search: one file, because a second one would cost each page a request. This is a
 * program, not a library: loading it starts it.
 */
import { boot } from '../../../browser/boot/boot.js';
import { startUpdates } from '../../../browser/boot/updates.js';
import { startSearch } from './open-search.js';

// The cast: the bundler puts a constant there, as in `browser/boot/main.ts`.
boot((import.meta as ImportMeta & { env: { DEV: boolean } }).env.DEV ? [startSearch, startUpdates] : [startSearch]);
