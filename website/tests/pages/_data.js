/** A file that a page links to: it is copied, and not run. */
export const name = 'A script';
