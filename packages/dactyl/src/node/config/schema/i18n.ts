import * as z from 'zod';
import { addLeadingSlash, addTrailingSlash, hasProtocol } from '../../../shared/url.js';
import { fail, flag, siteUrl } from './fields.js';

/** Base URL of a locale: a pathname on the site's own origin. The output folder of the locale follows from it. */
const localeBaseUrl = z.string().transform((value, context) => {
  if (!hasProtocol(value) && isPlainPath(value)) return addTrailingSlash(addLeadingSlash(value));
  return fail(context, `must be a path, but is "${value}"`, {
    hint: hasProtocol(value)
      ? 'The origin belongs in "url" beside it, e.g. url: "https://fr.example.org", baseUrl: "/".'
      : 'Write the whole path from the root of the origin, without "..", "//", "?" and "#", e.g. baseUrl: "/fr/".',
  });
});

function isPlainPath(text: string): boolean {
  return !/[?#\\]|\/\//.test(text) && !text.split('/').some((part) => part === '.' || part === '..');
}

const localeConfig = z.strictObject({
  label: z.string().optional(),
  htmlLang: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  calendar: z.string().optional(),
  path: z.string().optional(),
  url: siteUrl.optional(),
  baseUrl: localeBaseUrl.optional(),
  translate: flag().optional(),
  fallback: z
    .union([z.string().min(1), z.array(z.string().min(1))])
    .transform((names) => [names].flat())
    .optional(),
});

export const i18n = z
  .strictObject({
    defaultLocale: z.string().min(1),
    locales: z.array(z.string().min(1)).min(1),
    path: z.string().min(1).default('i18n'),
    localeConfigs: z.record(z.string(), localeConfig).default({}),
    translationNotices: flag().default(true),
    untranslatedCanonical: z.enum(['self', 'source']).default('self'),
    headingIds: z.enum(['own', 'source']).default('own'),
  })
  .prefault({ defaultLocale: 'en', locales: ['en'] });
