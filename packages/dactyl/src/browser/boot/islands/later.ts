/** The parts of `watch.ts` that few pages need, fetched on demand in one file. */
export { show } from './load-failure.js';
export { listenForKeys as key } from './listen-for-keys.js';
export { waitForMedia as media } from './wait-for-media.js';
