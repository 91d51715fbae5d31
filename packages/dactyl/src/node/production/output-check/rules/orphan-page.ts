import type { Rule } from '../types.js';

/** No other page of the site links to the page, so only who knows its address, or searches, finds it. */
export const orphanPage: Rule = {
  onSite: (site) => {
    const roots = new Set([...site.roots].map((url) => site.find(url)));
    return [...site.pages]
      .filter(([file, { redirect, isHidden }]) => redirect === undefined && !isHidden && !isErrorPage(file))
      .filter(([file]) => !site.reached.has(file) && !roots.has(file))
      .map(([file, { url }]) => ({
        rule: 'orphan-page',
        file,
        message: `No other page links to "${url}".`,
        advice: 'Link to it, put it into a sidebar, or mark it as unlisted.',
      }));
  },
};

function isErrorPage(file: string): boolean {
  return /(?:^|\/)404(?:\/index)?\.html$/.test(file);
}
