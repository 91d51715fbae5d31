/**
 * Which locales a run makes, where each goes, and what each is called.
 *
 * - A run of all locales puts the default one at the base URL and each other below `/<locale>/`.
 * - A run of exactly one locale puts that one at the base URL, whichever it is.
 * - A locale that was asked for but is not in the configuration is made all the same, as if it were.
 */
import { SiteError } from '../node/site-error.js';
import type { LocaleConfig, LocaleData } from '../shared/render.js';
import { normalizeUrl } from '../shared/url.js';
import type { I18nConfig, SiteConfig } from './types.js';

export interface ResolvedLocale {
  localeData: LocaleData;
  /** Base URL of the locale, with leading and trailing slash. */
  baseUrl: string;
  /** Folder inside the output folder: the locale, or empty. */
  outSubdir: string;
}

/**
 * @param requested the locales of `--locale`; none: all of the configuration
 * @returns the default locale first, because the others lie inside its output
 */
export function resolveLocales(siteConfig: SiteConfig, requested: readonly string[] = []): ResolvedLocale[] {
  const { i18n, baseUrl } = siteConfig;
  const locales = [...new Set([...i18n.locales, ...requested])];
  const localeConfigs = Object.fromEntries(locales.map((locale) => [locale, resolveLocaleConfig(locale, i18n)]));
  const built = [...new Set(requested.length > 0 ? requested : locales)];
  const isSingle = requested.length > 0 && built.length === 1;
  const isDefault = (locale: string) => locale === i18n.defaultLocale;
  return built
    .toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
    .map((currentLocale) => {
      const isAtRoot = isSingle || isDefault(currentLocale);
      return {
        localeData: { defaultLocale: i18n.defaultLocale, locales, currentLocale, path: i18n.path, localeConfigs },
        baseUrl: isAtRoot ? baseUrl : normalizeUrl([baseUrl, currentLocale, '/']),
        outSubdir: isAtRoot ? '' : currentLocale,
      };
    });
}

/** Requested locales that the configuration does not declare: worth a warning. */
export function findUndeclaredLocales(siteConfig: SiteConfig, requested: readonly string[]): string[] {
  return requested.filter((locale) => !siteConfig.i18n.locales.includes(locale));
}

function resolveLocaleConfig(locale: string, i18n: I18nConfig): LocaleConfig {
  const given = i18n.localeConfigs[locale] ?? {};
  const intl = parseLocale(locale);
  return {
    label: given.label ?? displayName(locale),
    direction: given.direction ?? (isRightToLeft(intl) ? 'rtl' : 'ltr'),
    htmlLang: given.htmlLang ?? locale,
    calendar: given.calendar ?? new Intl.DateTimeFormat(locale).resolvedOptions().calendar,
    path: given.path ?? locale,
  };
}

function parseLocale(locale: string): Intl.Locale {
  try {
    return new Intl.Locale(locale);
  } catch (cause) {
    throw new SiteError(`"${locale}" is no locale.`, {
      key: 'i18n.locales',
      hint: 'Write a language tag as in "en", "zh-Hans" or "pt-BR".',
      docs: '/docs/i18n/introduction',
      cause,
    });
  }
}

/** The language's name for itself, with a capital where the script has them: `Français`, `中文`. */
function displayName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const RIGHT_TO_LEFT_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

function isRightToLeft(locale: Intl.Locale): boolean {
  return RIGHT_TO_LEFT_SCRIPTS.has(locale.maximize().script ?? '');
}
