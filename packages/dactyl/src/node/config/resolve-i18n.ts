/**
 * Which locales a run builds, where the output of each goes, and how each is described.
 * - A run of all locales puts the default one at the base URL and each other below `/<locale>/`.
 * - A run of exactly one locale puts that one at the base URL, whichever it is.
 * - A locale with a `baseUrl` of its own uses it in every run; with a `url`, it has its own origin.
 * - A requested locale that is not in the configuration is built as if it were.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';
import type { LocaleConfig, LocaleData } from '../../shared/render.js';
import { normalizeUrl } from '../../shared/url.js';
import { LANGUAGE_NAMES } from './language-names.js';
import { fallbackChain } from './locale-fallbacks.js';
import type { SiteConfig } from './types.js';

export interface ResolvedLocale {
  localeData: LocaleData;
  /** Base URL of the locale, with leading and trailing slash. */
  baseUrl: string;
  /**
   * Folder below the output folder: the part of the base URL below that of the site, or else the locale, or empty.
   */
  outSubdir: string;
}

export interface ResolveLocalesOptions {
  /** The values of `--locale`; empty means all locales of the configuration. */
  requested?: readonly string[] | undefined;
  /**
   * Absolute folder of the site. A locale counts as translated when its folder exists there; without `siteDir`,
   * every locale does.
   */
  siteDir?: string;
  /** Whether a locale that is built alone keeps the URL it has in a run of all locales. */
  keepsPlace?: boolean | undefined;
}

/**
 * @returns the default locale first, because the others are written inside its output
 * @throws SiteError when two locales share a URL or folder, or when a name is not a locale
 */
export function resolveLocales(siteConfig: SiteConfig, options: ResolveLocalesOptions = {}): ResolvedLocale[] {
  const { requested = [], keepsPlace = false, siteDir } = options;
  const { i18n } = siteConfig;
  const locales = [...new Set([...i18n.locales, ...requested])];
  const built = [...new Set(requested.length > 0 ? requested : locales)];
  const isAlone = requested.length > 0 && built.length === 1 && !keepsPlace;
  const placeOf = (locale: string) => placeLocale(locale, siteConfig, isAlone && built.includes(locale));
  const localeConfigs = Object.fromEntries(
    locales.map((locale) => {
      const config = { ...describeLocale(locale, siteConfig), baseUrl: placeOf(locale).baseUrl };
      const fallback = fallbackChain(locale, siteConfig);
      const isTranslated = () => siteDir === undefined || existsSync(path.resolve(siteDir, i18n.path, config.path));
      const translate = i18n.localeConfigs[locale]?.translate ?? (fallback.length > 0 || isTranslated());
      return [locale, { ...config, translate, ...(fallback.length > 0 && { fallback }) }];
    }),
  );
  const isDefault = (locale: string) => locale === i18n.defaultLocale;
  const sorted = built.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)));
  assertOwnPlaces(sorted, placeOf);
  return sorted.map((currentLocale) => ({
    localeData: { defaultLocale: i18n.defaultLocale, locales, currentLocale, path: i18n.path, localeConfigs },
    ...placeOf(currentLocale),
  }));
}

type LocalePlace = Pick<ResolvedLocale, 'baseUrl' | 'outSubdir'>;

function placeLocale(locale: string, { i18n, baseUrl }: SiteConfig, isAlone: boolean): LocalePlace {
  const own = i18n.localeConfigs[locale]?.baseUrl;
  if (own !== undefined) {
    const below = own.startsWith(baseUrl) ? own.slice(baseUrl.length, -1) : locale;
    return { baseUrl: own, outSubdir: below };
  }
  if (isAlone || locale === i18n.defaultLocale) return { baseUrl, outSubdir: '' };
  return { baseUrl: normalizeUrl([baseUrl, locale, '/']), outSubdir: locale };
}

/** Throws when two locales would write to one folder or have one URL, which would mix their files. */
function assertOwnPlaces(locales: readonly string[], placeOf: (locale: string) => LocalePlace): void {
  for (const [index, locale] of locales.entries()) {
    const place = placeOf(locale);
    const other = locales.slice(0, index).find((earlier) => {
      const { baseUrl, outSubdir } = placeOf(earlier);
      return baseUrl === place.baseUrl || outSubdir === place.outSubdir;
    });
    if (other === undefined) continue;
    const what = placeOf(other).baseUrl === place.baseUrl ? 'base URL' : 'output folder';
    const value = what === 'base URL' ? place.baseUrl : place.outSubdir;
    throw new SiteError(`The locales "${other}" and "${locale}" have the same ${what}: "${value}".`, {
      key: `i18n.localeConfigs.${locale}.baseUrl`,
      hint: 'Give each a base URL of its own, or build them one by one with "--locale".',
      docs: '/docs/i18n/introduction',
    });
  }
}

/**
 * Sentences for warnings about locales (of the configuration or of `--locale`) that are probably a mistake but do
 * not prevent a build.
 */
export function describeLocaleDoubts(siteConfig: SiteConfig, requested: readonly string[] = []): string[] {
  const { locales, localeConfigs, defaultLocale } = siteConfig.i18n;
  const known = new Set([...locales, ...requested]);
  const nearest = (name: string) => {
    const near = nearestName(name, locales);
    return near === undefined ? '' : ` Did you mean "${near}"?`;
  };
  return [
    ...(locales.includes(defaultLocale)
      ? []
      : [`"i18n.locales" does not name the default locale "${defaultLocale}", so it is not built.`]),
    ...requested
      .filter((locale) => !locales.includes(locale))
      .map(
        (locale) => `The locale "${locale}" is not one of "i18n.locales"; it is built all the same.${nearest(locale)}`,
      ),
    ...Object.keys(localeConfigs)
      .filter((locale) => !known.has(locale))
      .map(
        (locale) => `"i18n.localeConfigs" describes "${locale}", which "i18n.locales" does not name.${nearest(locale)}`,
      ),
    ...Object.entries(localeConfigs).flatMap(([locale, { calendar }]) =>
      calendar === undefined || Intl.supportedValuesOf('calendar').includes(calendar)
        ? []
        : [`"i18n.localeConfigs.${locale}.calendar" is "${calendar}", a calendar that dates cannot be written in.`],
    ),
  ];
}

/**
 * Fields that the configuration leaves out are derived from the language tag (`htmlLang`), so with a tag a locale
 * may have any name.
 */
function describeLocale(locale: string, { i18n, url }: SiteConfig): Omit<LocaleConfig, 'baseUrl' | 'translate'> {
  const given = i18n.localeConfigs[locale] ?? {};
  const tag = given.htmlLang ?? locale;
  const intl = parseTag(tag, locale);
  return {
    label: given.label ?? LANGUAGE_NAMES.get(tag) ?? displayName(tag),
    direction: given.direction ?? (isRightToLeft(intl) ? 'rtl' : 'ltr'),
    htmlLang: tag,
    calendar: given.calendar ?? calendarOf(tag),
    path: given.path ?? locale,
    url: given.url ?? url,
  };
}

function parseTag(tag: string, locale: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch (cause) {
    const isName = tag === locale;
    throw new SiteError(isName ? `"${locale}" is not a locale.` : `"${tag}" is not a language tag.`, {
      key: isName ? 'i18n.locales' : `i18n.localeConfigs.${locale}.htmlLang`,
      hint: isName
        ? `Write a language tag as in "en", "zh-Hans" or "pt-BR", or give it one: localeConfigs: { "${locale}": { htmlLang: "en" } }.`
        : 'Write a language tag as in "en", "zh-Hans" or "pt-BR".',
      docs: '/docs/i18n/introduction',
      cause,
    });
  }
}

function calendarOf(tag: string): string {
  return LANGUAGE_NAMES.has(tag) ? 'gregory' : new Intl.DateTimeFormat(tag).resolvedOptions().calendar;
}

/** The language's name in that language, capitalised where the script has capitals: `Français`, `中文`. Exported for a test. */
export function displayName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const RIGHT_TO_LEFT_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

function isRightToLeft(locale: Intl.Locale): boolean {
  return RIGHT_TO_LEFT_SCRIPTS.has(locale.maximize().script ?? '');
}
