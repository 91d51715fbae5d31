/** Messages of the locale; replaces `react/data/messages.ts` in the browser. */
import { loadData } from '../load-data.js';

export default (await loadData('messages')) as Record<string, string>; // `node/production/` wrote the file
