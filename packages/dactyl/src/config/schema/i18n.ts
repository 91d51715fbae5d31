import * as z from 'zod';

/** An entry without `direction` means left to right: the format does not guess once there is an entry. */
const localeConfig = z.strictObject({
  label: z.string().optional(),
  htmlLang: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  calendar: z.string().optional(),
  path: z.string().optional(),
});

export const i18n = z
  .strictObject({
    defaultLocale: z.string().min(1),
    locales: z.array(z.string().min(1)).min(1),
    path: z.string().min(1).default('i18n'),
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .default({ defaultLocale: 'en', locales: ['en'], path: 'i18n', localeConfigs: {} });
