/** Imported on use, and only so: a module that is also imported at once would cost React's file a chunk more. */
export { lookUpMessage } from '../translations.js';
