/**
 * `themeConfig` of the classic theme. Unknown top-level keys pass through, because they may belong to other themes
 * and plugins; the classic theme's own keys are checked strictly.
 */
import * as z from 'zod';
import { parseOptions } from '../problems.js';
import type { ThemeConfig } from '../theme-config-types.js';
import { footer } from './footer.js';
import { navbar } from './navbar.js';
import { prism } from './prism.js';
import { removedOption } from './fields.js';

/**
 * Checks the part of the classic theme and fills in its defaults.
 *
 * @param configFile names file and line in errors
 * @throws SiteError or SiteErrors with all mistakes
 */
export function validateThemeConfig(themeConfig: unknown, configFile?: string): ThemeConfig {
  return parseOptions(themeConfigSchema, themeConfig, {
    key: 'themeConfig',
    configFile,
    docs: '/docs/api/themes/configuration',
  });
}

const metadata = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  property: z.string().optional(),
  content: z.string().optional(),
  itemprop: z.string().optional(),
});

const headingLevel = z.int().min(2).max(6);

const tableOfContents = z
  .strictObject({ minHeadingLevel: headingLevel.default(2), maxHeadingLevel: headingLevel.default(3) })
  .superRefine(({ minHeadingLevel, maxHeadingLevel }, context) => {
    if (minHeadingLevel <= maxHeadingLevel) return;
    context.addIssue({
      code: 'custom',
      path: ['minHeadingLevel'],
      message: `must not be above maxHeadingLevel, but ${minHeadingLevel} is above ${maxHeadingLevel}`,
      params: { hint: 'The default of maxHeadingLevel is 3: give both.' },
    });
  });

const colorMode = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
  switchConfig: removedOption('Replace the component @theme/ColorModeToggle to change its icons.'),
});

const announcementBar = z.strictObject({
  id: z.string().default('announcement-bar'),
  content: z.string(),
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
});

const docs = z.strictObject({
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  sidebar: z
    .strictObject({ hideable: z.boolean().default(false), autoCollapseCategories: z.boolean().default(false) })
    .prefault({}),
});

const blog = z.strictObject({
  sidebar: z.strictObject({ groupByYear: z.boolean().default(true) }).prefault({}),
});

const removed = {
  disableDarkMode: removedOption((value) => `Write colorMode: { disableSwitch: ${value} }.`),
  defaultDarkMode: removedOption(
    (value) => `Write colorMode: { defaultMode: '${value === 'true' ? 'dark' : 'light'}' }.`,
  ),
  metadatas: removedOption('It is called "metadata".'),
  hideableSidebar: removedOption((value) => `Write docs: { sidebar: { hideable: ${value} } }.`),
  autoCollapseSidebarCategories: removedOption(
    (value) => `Write docs: { sidebar: { autoCollapseCategories: ${value} } }.`,
  ),
  sidebarCollapsible: removedOption(
    (value) => `It is an option of the docs plugin: docs: { sidebarCollapsible: ${value} }.`,
  ),
};

export const themeConfigSchema = z.looseObject({
  colorMode: colorMode.prefault({}),
  image: z.string().optional(),
  metadata: z.array(metadata).default([]),
  docs: docs.prefault({}),
  blog: blog.prefault({}),
  tableOfContents: tableOfContents.prefault({}),
  announcementBar: announcementBar.optional(),
  navbar: navbar.prefault({}),
  footer: footer.optional(),
  prism: prism.prefault({}),
  // The search theme checks the settings of the search itself.
  search: z.union([z.boolean(), z.looseObject({})], { error: 'must be true, false or an object' }).optional(),
  ...removed,
});
