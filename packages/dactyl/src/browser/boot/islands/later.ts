/** What `watch.ts` fetches when it is needed, in one file. */
export { show } from './load-failure.js';
export { listenForKeys } from './listen-for-keys.js';
