/** Where a page is in other locales and versions, and which page search engines are to list. In: pages of all locales of the run. */
import { CANONICAL, UNTRANSLATED } from '../../shared/page-alternates.js';
import { once } from '../../shared/once.js';
import type { LocaleSite, Page, Site } from '../site/types.js';

export interface KnownPages {
  /** Whether a locale has the page. Of those that are not in this run we believe it. */
  has(locale: string, pathname: string): boolean;
  /** The locale in whose language a locale shows a page that it has not translated. */
  shownLocale(locale: string, pathname: string): string | undefined;
  /** Whether addresses of this locale are those of the published site: a build of one locale knows no other. */
  isKnown(locale: string): boolean;
}

export function knownPages({ locales, address }: Pick<Site, 'locales' | 'address'>): KnownPages {
  // Looked up when they are first asked for: after an edit in the dev server, all plans are mostly those of before.
  const known = once(
    () => new Map(locales.map(({ locale, pages }) => [locale, new Set(pages.map(({ pathname }) => pathname))])),
  );
  const untranslated = once(
    () =>
      new Map(
        locales.map(({ locale, pages, data }) => {
          const shown = pages.flatMap((page) => shownOf(page, data.i18n.defaultLocale));
          return [locale, new Map(shown)];
        }),
      ),
  );
  return {
    has: (locale, pathname) => known().get(locale)?.has(pathname) ?? true,
    shownLocale: (locale, pathname) => untranslated().get(locale)?.get(pathname),
    isKnown: (locale) => locales.some((one) => one.locale === locale) || address.keepsPlace === true,
  };
}

function shownOf({ levels, pathname }: Page, defaultLocale: string): [pathname: string, locale: string][] {
  const { isUntranslated = false, shownLocale = defaultLocale } = levels.at(-1)?.metadata ?? {};
  return isUntranslated ? [[pathname, shownLocale]] : [];
}

/**
 * Where the same page is in the other locales, and elsewhere as its plugin says. A locale of this run that lacks the
 * page is shown from its first page.
 */
export function alternatesOf(page: Page, locale: LocaleSite, known: KnownPages): Record<string, string> {
  const { locales } = locale.data.i18n;
  const place = { locale, known };
  const byLocale = locales.map((name) => [name, addressIn(name, page.pathname, place)] as const);
  const fromPlugin = page.levels.map(({ metadata }) => metadata?.alternates);
  const canonical = canonicalOf(page, place);
  return Object.assign({}, ...fromPlugin, Object.fromEntries(byLocale), {
    ...(canonical !== page.pathname && { [CANONICAL]: canonical }),
    ...untranslatedLocales(page, place),
  }) as Record<string, string>; // all of these are
}

interface AlternatesPlace {
  locale: LocaleSite;
  known: KnownPages;
}

/** In another locale that is on another origin, with that origin. */
function addressIn(name: string, pathname: string, { locale, known }: AlternatesPlace): string {
  const { baseUrl: home = locale.baseUrl, url } = locale.data.i18n.localeConfigs[name] ?? {};
  const origin = url === undefined || url === locale.siteConfig.url ? '' : url;
  const there = pathnameIn(name, pathname, locale);
  // It has its own page, so on a site in one language nothing needs to be looked up.
  const isHere = name === locale.locale && there === pathname;
  return origin + (isHere || known.has(name, there) ? there : home);
}

function pathnameIn(name: string, pathname: string, { baseUrl, data }: LocaleSite): string {
  return (data.i18n.localeConfigs[name]?.baseUrl ?? baseUrl) + pathname.slice(baseUrl.length);
}

/** What its plugin names, such as the page in another version; if that is not translated, the source of it. */
function canonicalOf({ pathname, levels }: Page, place: AlternatesPlace): string {
  const { locale, known } = place;
  const target = levels.at(-1)?.metadata?.canonical ?? pathname;
  if (locale.siteConfig.i18n.untranslatedCanonical !== 'source') return target;
  const shown = known.shownLocale(locale.locale, target);
  const isOfSource = shown !== undefined && known.isKnown(shown) && known.has(shown, pathnameIn(shown, target, locale));
  return isOfSource ? addressIn(shown, target, place) : target;
}

function untranslatedLocales({ pathname }: Page, { locale, known }: AlternatesPlace): Record<string, string> {
  if (locale.siteConfig.i18n.untranslatedCanonical !== 'source') return {};
  const names = locale.data.i18n.locales.filter(
    (name) => known.shownLocale(name, pathnameIn(name, pathname, locale)) !== undefined,
  );
  return names.length > 0 ? { [UNTRANSLATED]: names.join(' ') } : {};
}
