import { ownPathname } from '../follow-links.js';
import type { Fault, KnownPage, OutputSite, Rule } from '../types.js';

/** The canonical address of a page is wrong, so that search engines may leave the page out. */
export const canonical: Rule = {
  onSite: (site) =>
    [...site.pages].flatMap(([file, page]) => faultsOf(page, file, site).map((fault) => ({ ...fault, file }))),
};

function faultsOf({ canonicals, redirect }: KnownPage, file: string, site: OutputSite): Omit<Fault, 'file'>[] {
  if (canonicals.length > 1) {
    const all = canonicals.map((address) => `"${address}"`).join(', ');
    return [
      {
        rule: 'canonical',
        message: `The page has ${canonicals.length} canonical addresses: ${all}.`,
        advice: 'Keep one.',
      },
    ];
  }
  const [address] = canonicals;
  if (address === undefined || redirect !== undefined) return [];
  const fault = (problem: string, advice: string): Omit<Fault, 'file'>[] => [
    {
      rule: 'canonical',
      message: `The canonical address "${address}" ${problem}.`,
      advice,
      subject: { kind: 'address', text: address },
    },
  ];
  if (!/^https?:\/\//i.test(address)) return fault('has no origin', 'Write it with its protocol and host.');
  const pathname = ownPathname(address, site);
  if (pathname === undefined) return [];
  const target = site.find(pathname);
  if (target === undefined) return fault('leads to no page', 'Correct it: search engines drop the page for it.');
  if (target === file) return [];
  const next = site.pages.get(target);
  if (next?.redirect !== undefined) return fault('is a redirect', `Name "${next.redirect}".`);
  return next?.isHidden ? fault('is a page that search engines leave out', 'Name a page that they take.') : [];
}
