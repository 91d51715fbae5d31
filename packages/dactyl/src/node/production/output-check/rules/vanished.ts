import type { Fault, OutputSite, Rule } from '../types.js';

/** An address of the contract is gone, without a redirect from it. */
export const vanishedPage: Rule = {
  onSite: (site) =>
    promised(site)
      .filter(({ target }) => target === undefined)
      .map(({ pathname }) => ({
        rule: 'vanished-page',
        file: pathname,
        message: `The address "${pathname}" is gone.`,
        advice: 'Add a redirect from it.',
        subject: { kind: 'url', text: pathname },
      })),
};

/** A place of the contract is on its page no longer. A redirect may lead to a page with other places. */
export const vanishedAnchor: Rule = {
  onSite: (site) =>
    promised(site).flatMap(({ pathname, target = '', places }): Fault[] => {
      const page = site.pages.get(target);
      if (!page || page.redirect !== undefined) return [];
      return places
        .filter((place) => !page.ids.has(place))
        .map((place) => ({
          rule: 'vanished-anchor',
          file: target,
          message: `The page "${pathname}" has no "#${place}" any more.`,
          advice: `Give the heading that says it now the id: {#${place}}.`,
          subject: { kind: 'url', text: `${pathname}#${place}` },
        }));
    }),
};

interface Promised {
  pathname: string;
  places: string[];
  /** The file that is there now. */
  target: string | undefined;
}

function promised({ contract, baseUrl, find }: OutputSite): Promised[] {
  return Object.entries(contract?.urls ?? {}).map(([url, places]) => {
    const pathname = baseUrl + url.slice(1);
    return { pathname, places, target: find(pathname) };
  });
}
