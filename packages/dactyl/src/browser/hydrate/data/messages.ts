/** Texts of the locale, in the browser; takes the place of `react/data/messages.ts` there. */
import { loadData } from '../load-data.js';

export default (await loadData('messages')) as Record<string, string>; // `node/production/` wrote the file
