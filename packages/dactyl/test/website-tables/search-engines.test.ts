/** What the website says of the plugins for search engines, language models, visits and readers: options with their defaults. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { analyticsServicesSchema } from '../../src/features/analytics/node/options.js';
import { consentOptionsSchema } from '../../src/features/consent/node/options.js';
import { feedbackOptionsSchema } from '../../src/features/feedback/node/options.js';
import { analyticsOptionsSchema } from '../../src/features/google-analytics/node/options.js';
import { gtagOptionsSchema } from '../../src/features/google-gtag/node/options.js';
import { tagManagerOptionsSchema } from '../../src/features/google-tag-manager/node/options.js';
import { glossaryOptionsSchema } from '../../src/features/glossary/node/options.js';
import { llmsTxtOptionsSchema } from '../../src/features/llms-txt/node/options.js';
import { sitemapOptionsSchema } from '../../src/features/sitemap/node/options.js';
import { thirdPartyOptionsSchema } from '../../src/features/third-party/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

/** Options of former releases, which the plugin refuses. */
const { cacheTime: _, trailingSlash: __, ...sitemapOptions } = sitemapOptionsSchema.shape;

const TABLES: [string, Record<string, z.ZodType>][] = [
  ['api/plugins/plugin-sitemap.md', sitemapOptions],
  ['api/plugins/plugin-google-gtag.md', gtagOptionsSchema.shape],
  ['api/plugins/plugin-google-tag-manager.md', tagManagerOptionsSchema.shape],
  ['api/plugins/plugin-google-analytics.md', analyticsOptionsSchema.shape],
  ['analytics.mdx', consentOptionsSchema.shape],
  ['third-party-files.md', thirdPartyOptionsSchema.shape],
  ['feedback.mdx', feedbackOptionsSchema.shape],
  ['for-machines.md', llmsTxtOptionsSchema.shape],
  ['guides/markdown-features/writing-components.mdx', glossaryOptionsSchema.shape],
];

const tables = TABLES.flatMap(([page, options]) =>
  pageInEachLanguage(page).map(({ file, text }) => ({ file, text, options })),
);

describe.each(tables)('the table of $file', ({ text, options }) => {
  const rows = tableRows(text, ['Option', '选项']);

  it('lists every option, and no other', () => {
    expect(rows.map(([name]) => codeIn(name)[0]).toSorted()).toEqual(Object.keys(options).toSorted());
  });

  it('gives the defaults that the plugin fills in', () => {
    for (const [name, , cell] of rows) {
      const option = codeIn(name)[0] ?? '';
      const schema = options[option];
      const value = schema && defaultOf(schema);
      const written = value === undefined ? [] : [asWritten(value).replaceAll(/\[ | \]/g, (edge) => edge.trim())];
      expect(codeIn(cell), option).toEqual(written);
    }
  });
});

/** Services have fields instead of defaults. */
describe.each(pageInEachLanguage('analytics.mdx'))('the services of $file', ({ text }) => {
  const rows = tableRows(text, ['Name', '名字']);
  const { shape } = analyticsServicesSchema;

  it('are all that the plugin knows', () => {
    expect(rows.map(([name]) => codeIn(name)[0]).toSorted()).toEqual(Object.keys(shape).toSorted());
  });

  it('have the fields and defaults that the plugin has', () => {
    for (const [name, , cell] of rows) {
      // The cast: a row for each name, as above.
      const schema = shape[codeIn(name)[0] as keyof typeof shape];
      const service = schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
      const fields = service instanceof z.ZodObject ? Object.entries<z.ZodType>(service.shape) : [];
      const written = fields.flatMap(([field, type]) => [field, defaultOf(type) ?? []].flat());
      expect(codeIn(cell), name).toEqual(service ? written : ['true']);
    }
  });
});
