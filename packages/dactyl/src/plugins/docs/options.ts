/** Options of the docs plugin: what may be written, and the defaults. */
import { z } from 'zod';
import { DEFAULT_EXCLUDE } from '../../content/source-files.js';
import { markdownOptions, routeBasePath, severity, userFunction } from '../../plugin-api/option-schemas.js';
import type { PluginOptions, ValidateOptionsArgs } from '../../plugin-api/types.js';
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

const component = (name: string) => z.string().default(`@theme/${name}`);

const versionOptions = z.strictObject({
  label: z.string().optional(),
  path: z.string().optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  className: z.string().optional(),
  noIndex: z.boolean().optional(),
});

export const docsOptionsSchema = z.strictObject({
  path: z.string().default('docs'),
  routeBasePath: routeBasePath.prefault('docs'),
  tagsBasePath: z.string().default('tags'),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([...DEFAULT_EXCLUDE]),
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  sidebarItemsGenerator: userFunction<SidebarItemsGenerator>().optional(),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  numberPrefixParser: z
    .union([z.boolean(), userFunction<NumberPrefixParser>()])
    .default(true)
    .transform((parser) => (typeof parser === 'function' ? parser : parser ? parseNumberPrefix : keepNumberPrefix)),
  editUrl: z.union([z.string(), userFunction<EditUrlFunction>()]).optional(),
  editCurrentVersion: z.boolean().default(false),
  editLocalizedFiles: z.boolean().default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  breadcrumbs: z.boolean().default(true),
  includeCurrentVersion: z.boolean().default(true),
  disableVersioning: z.boolean().default(false),
  lastVersion: z.string().optional(),
  onlyIncludeVersions: z.array(z.string()).optional(),
  versions: z.record(z.string(), versionOptions).default({}),
  tags: z.union([z.string().min(1), z.literal(false), z.null()]).optional(),
  onInlineTags: severity.default('warn'),
  docsRootComponent: component('DocsRoot'),
  docVersionRootComponent: component('DocVersionRoot'),
  docRootComponent: component('DocRoot'),
  docItemComponent: component('DocItem'),
  docTagDocListComponent: component('DocTagDocListPage'),
  docTagsListComponent: component('DocTagsListPage'),
  docCategoryGeneratedIndexComponent: component('DocCategoryGeneratedIndexPage'),
  homePageId: z.undefined('this option was removed; write "slug: /" in the front matter of the home page').optional(),
  ...markdownOptions,
});

export type DocsOptions = z.output<typeof docsOptionsSchema> & { id: string };

export function validateOptions({ options, validate }: ValidateOptionsArgs): PluginOptions {
  return validate(docsOptionsSchema, options);
}
