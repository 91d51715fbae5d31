import { ownPathname } from '../follow-links.js';
import type { Fault, KnownPage, OutputSite, Rule } from '../types.js';

/** What a page says about its translations is wrong: search engines take it only if both sides say it. */
export const hreflang: Rule = {
  onSite: (site) => {
    const unknown = unknownLanguages(site);
    return [...site.pages].flatMap(([file, page]): Fault[] => {
      const { alternates, redirect } = page;
      if (alternates.length === 0 || redirect !== undefined) return [];
      return [
        ...(isNamedBy(page, file, site) ? [] : [faultOf(file, 'The page does not name itself among its languages.')]),
        ...alternates.flatMap((alternate) => problemOf(alternate, file, { site, unknown })),
      ];
    });
  },
};

/** Asked once of each: all pages name the same few, and each answer takes as long as a page. */
function unknownLanguages({ pages }: OutputSite): ReadonlySet<string> {
  const named = new Set([...pages.values()].flatMap(({ alternates }) => alternates.map(({ lang }) => lang)));
  return new Set([...named].filter((lang) => lang !== 'x-default' && !isLanguage(lang)));
}

interface Languages {
  site: OutputSite;
  /** Those that are no languages. */
  unknown: ReadonlySet<string>;
}

function problemOf(
  { lang, href }: KnownPage['alternates'][number],
  file: string,
  { site, unknown }: Languages,
): Fault[] {
  if (unknown.has(lang)) return [faultOf(file, `"${lang}" is no code of a language.`)];
  const pathname = ownPathname(href, site);
  if (pathname === undefined) return [];
  const target = site.find(pathname);
  if (target === undefined) return [faultOf(file, `The translation "${href}" (${lang}) is not there.`, href)];
  const other = site.pages.get(target);
  return !other || isNamedBy(other, file, site)
    ? []
    : [faultOf(file, `"${href}" (${lang}) does not name this page as a translation of itself.`, href)];
}

function isNamedBy({ alternates }: KnownPage, file: string, site: OutputSite): boolean {
  return alternates.some(({ href }) => site.find(ownPathname(href, site) ?? '') === file);
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

function faultOf(file: string, message: string, address?: string): Fault {
  return {
    rule: 'hreflang',
    file,
    message,
    advice: 'All pages that are translations of each other must name the same addresses.',
    ...(address !== undefined && { subject: { kind: 'address', text: address } }),
  };
}
