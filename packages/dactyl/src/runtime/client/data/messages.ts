/** Texts of the locale, in the browser; takes the place of `runtime/data/messages.ts` there. */
import { loadData } from '../load-data.js';

export default (await loadData('messages')) as Record<string, string>; // `build/` wrote the file
