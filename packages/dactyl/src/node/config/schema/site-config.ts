/**
 * Schema of the whole configuration, with all defaults. Its output is a `SiteConfig`; unknown keys are errors,
 * except in the fields that the format reserves for users' own data.
 */
import * as z from 'zod';
import { HYDRATIONS } from '../../../shared/islands.js';
import { addLeadingSlash, addTrailingSlash, hasProtocol } from '../../../shared/url.js';
import { budgets } from './budgets.js';
import { check } from './check.js';
import { csp } from './csp.js';
import { fail, flag, severity, severityOf, siteUrl } from './fields.js';
import { frontMatter } from './front-matter.js';
import { future, storage } from './future.js';
import { i18n } from './i18n.js';
import { images } from './images.js';
import { markdown } from './markdown.js';
import { pluginEntries, presetEntries } from './plugin-entries.js';
import { headTags, scripts, stylesheets } from './tags.js';

const baseUrl = z.string().transform((value, context) => {
  if (!hasProtocol(value)) return addTrailingSlash(addLeadingSlash(value));
  return fail(context, `must be a path, but is "${value}"`, {
    hint: 'The origin belongs in "url", e.g. baseUrl: "/docs/".',
  });
});

export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  url: siteUrl,
  baseUrl,
  tagline: z.string().default(''),
  favicon: z.string().optional(),
  trailingSlash: flag().optional(),
  noIndex: flag().default(false),
  i18n,
  future,
  storage: storage.optional(),
  onBrokenLinks: severity('throw'),
  onBrokenAnchors: severity('warn'),
  onBrokenMarkdownLinks: severityOf().optional(),
  onDuplicateRoutes: severity('warn'),
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  deploymentBranch: z.string().optional(),
  githubHost: z.string().optional(),
  githubPort: z.string().optional(),
  themeConfig: z.record(z.string(), z.unknown()).default({}),
  presets: presetEntries.default([]),
  plugins: pluginEntries.default([]),
  themes: pluginEntries.default([]),
  customFields: z.record(z.string(), z.unknown()).default({}),
  staticDirectories: z.array(z.string()).default(['static']),
  headTags: headTags.default([]),
  scripts: scripts.default([]),
  stylesheets: stylesheets.default([]),
  clientModules: z.array(z.string()).default([]),
  ssrTemplate: z.string().optional(),
  titleDelimiter: z.string().default('|'),
  baseUrlIssueBanner: flag().default(true),
  csp: csp.default(false),
  hydration: z.enum(HYDRATIONS).default('islands'),
  frontMatter: frontMatter.optional(),
  audiences: z
    .array(z.string().regex(/^[\w-]+$/, 'must be a name of letters, digits, - and _'))
    .min(1)
    .optional(),
  images: images.optional(),
  output: z.enum(['portable']).optional(),
  budgets: budgets.optional(),
  check: check.optional(),
  testCode: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  markdown,
  webpack: z.strictObject({ jsLoader: z.unknown().optional() }).optional(),
});
