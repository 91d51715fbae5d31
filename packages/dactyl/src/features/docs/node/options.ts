/** Schema of the docs plugin's options, with their defaults. */
import { z } from '#zod';
import { removedOption } from '../../../node/config/schema/fields.js';
import { DEFAULT_EXCLUDE } from '../../../node/content/source-files.js';
import {
  editAddress,
  markdownOptions,
  routeBasePath,
  severity,
  userFunction,
} from '../../../node/plugin-api/option-schemas.js';
import type { PluginOptions } from '../../../node/plugin-api/types.js';
import type { ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import { contributorsOption } from './contributors.js';
import { type NumberPrefixParser, keepNumberPrefix, parseNumberPrefix } from './number-prefix.js';
import type { SidebarItemsGenerator } from './sidebars/types.js';

/** Option `editUrl` as a function. */
export type EditUrlFunction = (args: {
  version: string;
  /** Site-relative. */
  versionDocsDirPath: string;
  docPath: string;
  permalink: string;
  locale: string;
}) => string | undefined;

const filledText = z.string().min(1);
const component = (name: string) => filledText.default(`@theme/${name}`);

/** What search engines are told of all versions but the latest. Not part of the site format. */
const otherVersions = z.strictObject({
  /** `latest`: pages name the same page of the latest version as canonical, where it has one. */
  canonical: z.enum(['self', 'latest']).default('self'),
  /** How the sitemap names their pages; `false` for not at all. */
  sitemap: z
    .union([
      z.literal(false),
      z.strictObject({
        priority: z.number().min(0).max(1).optional(),
        changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).optional(),
      }),
    ])
    .optional(),
});

const versionOptions = z
  .strictObject({
    label: filledText.optional(),
    path: z.string().optional(),
    banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
    badge: z.boolean().optional(),
    className: filledText.optional(),
    noIndex: z.boolean().optional(),
    /** Tag, branch or commit that the version is read from. */
    ref: filledText.optional(),
    /** Path of docs and sidebars in that commit, if it differs from today's. */
    refPath: filledText.optional(),
    refSidebarPath: filledText.optional(),
    /** Version whose files it has where it has none of its own. Not part of the site format. */
    overlays: filledText.optional(),
    /** Files of that version that it does without, as patterns. */
    without: z.array(z.string()).optional(),
  })
  .superRefine((options, context) => {
    for (const key of ['refPath', 'refSidebarPath'] as const) {
      if (options[key] === undefined || options.ref !== undefined) continue;
      const hint = 'Add "ref", the tag, branch or commit that the path belongs to, or remove the path.';
      context.addIssue({ code: 'custom', path: [key], message: 'has no effect without "ref"', params: { hint } });
    }
    if (options.without !== undefined && options.overlays === undefined) {
      const hint = 'Add "overlays", the version that the files belong to, or remove the list.';
      context.addIssue({
        code: 'custom',
        path: ['without'],
        message: 'has no effect without "overlays"',
        params: { hint },
      });
    }
  });

export const docsOptionsSchema = z.strictObject({
  path: filledText.default('docs'),
  routeBasePath: routeBasePath.prefault('docs'),
  tagsBasePath: filledText.default('tags'),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([...DEFAULT_EXCLUDE]),
  /** Whether Jupyter notebooks are docs, too. Not part of the site format. */
  notebooks: z.union([z.boolean(), z.strictObject({ download: z.boolean().default(false) })]).optional(),
  sidebarPath: z.union([filledText, z.literal(false)]).optional(),
  sidebarItemsGenerator: userFunction<SidebarItemsGenerator>().optional(),
  sidebarCollapsible: z.boolean().default(true),
  /**
   * Default: the value of `sidebarCollapsible`. Without a default here, so that an explicit contradiction can be
   * reported.
   */
  sidebarCollapsed: z.boolean().optional(),
  numberPrefixParser: z
    .union([z.boolean(), userFunction<NumberPrefixParser>()])
    .default(true)
    .transform((parser) => (typeof parser === 'function' ? parser : parser ? parseNumberPrefix : keepNumberPrefix)),
  editUrl: z.union([editAddress, userFunction<EditUrlFunction>()]).optional(),
  editCurrentVersion: z.boolean().default(false),
  editLocalizedFiles: z.boolean().default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  /** Whether pages name everybody who wrote in them. Not part of the site format. */
  showContributors: contributorsOption.optional(),
  breadcrumbs: z.boolean().default(true),
  /** Whether docs describe themselves to search engines as `TechArticle`. Not part of the site format. */
  structuredData: z.boolean().optional(),
  includeCurrentVersion: z.boolean().default(true),
  disableVersioning: z.boolean().default(false),
  lastVersion: filledText.optional(),
  onlyIncludeVersions: z.array(z.string()).optional(),
  versions: z.record(z.string(), versionOptions).default({}),
  otherVersions: otherVersions.optional(),
  /** Whether each version has a page about what differs from the one before, and where. Not part of the site format. */
  changes: z.union([z.boolean(), z.strictObject({ path: filledText })]).optional(),
  tags: z.union([filledText, z.literal(false), z.null()]).optional(),
  onInlineTags: severity.default('warn'),
  docsRootComponent: component('DocsRoot'),
  docVersionRootComponent: component('DocVersionRoot'),
  docRootComponent: component('DocRoot'),
  docItemComponent: component('DocItem'),
  docTagDocListComponent: component('DocTagDocListPage'),
  docTagsListComponent: component('DocTagsListPage'),
  docCategoryGeneratedIndexComponent: component('DocCategoryGeneratedIndexPage'),
  homePageId: removedOption('Write "slug: /" in the front matter of the doc that is to be the home page.'),
  ...markdownOptions,
});

export type DocsOptions = z.output<typeof docsOptionsSchema> & { id: string };

export function validateOptions({ options, validate }: ValidateOptionsArgs): PluginOptions {
  const checked = validate(docsOptionsSchema, options);
  if (!checked.notebooks) return checked;
  // The schema gave it the type.
  return { ...checked, include: [...(checked.include as string[]), NOTEBOOKS] };
}

const NOTEBOOKS = '**/*.ipynb';

/** A warning about an option that has no effect because of another one. */
export function contradictionOf(
  options: Pick<DocsOptions, 'sidebarCollapsible' | 'sidebarCollapsed'>,
): string | undefined {
  return options.sidebarCollapsible || options.sidebarCollapsed !== true
    ? undefined
    : 'The option "sidebarCollapsed: true" of the docs plugin has no effect, because "sidebarCollapsible" is false.';
}
