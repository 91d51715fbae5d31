/** The script of a page on the dev server: `main.ts`, and new content without a reload. */
import { boot } from './boot.js';
import { startUpdates } from './updates.js';

boot([startUpdates]);
