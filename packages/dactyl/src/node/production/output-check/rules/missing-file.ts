import { ORIGIN } from '../follow-links.js';
import type { OutputSite, ReadPage, Rule } from '../types.js';

/** An image or another file that a page shows is not there. */
export const missingFile: Rule = {
  onPage: (page, site) =>
    page.media
      .filter((address) => !isThere(address, page, site))
      .map((address) => ({
        rule: 'missing-file',
        file: page.file,
        message: `The page shows "${address}", which is not there.`,
        advice: 'Correct the address, or put the file into a static folder.',
        subject: { kind: 'address', text: address },
      })),
};

function isThere(address: string, { url }: ReadPage, { find }: OutputSite): boolean {
  return URL.canParse(address, ORIGIN + url) && find(new URL(address, ORIGIN + url).pathname) !== undefined;
}
