/**
 * Resolves what depends on several fields of the configuration at once: defaults that flags of `future.v4` decide,
 * and fields with a former name. Input: the output of the schema. Output: the form that Docusaurus 3.10 hands to
 * plugins and to browser code, with every field present and no former name left.
 */
import type * as z from 'zod';
import type { SiteFormat } from './format-version.js';
import type { siteConfigSchema } from './schema/site-config.js';
import {
  FASTER_FLAGS,
  V4_FLAGS,
  type FutureConfig,
  type MarkdownConfig,
  type SiteConfig,
  type StorageConfig,
} from './types.js';
import { resolveVcs } from './vcs.js';

type ParsedConfig = z.output<typeof siteConfigSchema>;

export function normalizeConfig(parsed: ParsedConfig, format: SiteFormat): SiteConfig {
  const future = resolveFuture(parsed.future, format);
  return {
    ...parsed,
    future,
    storage: resolveStorage(parsed, future.v4),
    markdown: resolveMarkdown(parsed, future.v4),
    onBrokenMarkdownLinks: undefined,
    // The theme's own schema turns this into JSON; until then it is what the user wrote.
    themeConfig: parsed.themeConfig as SiteConfig['themeConfig'],
  };
}

/** In releases where `v4: true` does not switch on all flags: the ones it does. */
const EARLY_V4_FLAGS: readonly string[] = ['removeLegacyPostBuildHeadAttribute', 'useCssCascadeLayers'];

function resolveFuture({ v4: given, ...parsed }: ParsedConfig['future'], format: SiteFormat): FutureConfig {
  const isOn = (name: string) => format.v4MeansAll || EARLY_V4_FLAGS.includes(name);
  const v4 = flags(V4_FLAGS, (name) => (typeof given === 'boolean' ? given && isOn(name) : (given[name] ?? false)));
  const asked = parsed.faster ?? parsed.experimental_faster;
  const faster = flags(FASTER_FLAGS, (name) =>
    typeof asked === 'boolean' ? asked : (asked?.[name] ?? v4.fasterByDefault),
  );
  return {
    v4,
    faster,
    experimental_vcs: resolveVcs(parsed.experimental_vcs, faster.gitEagerVcs),
    experimental_router: parsed.experimental_router,
  };
}

function flags<Name extends string>(names: readonly Name[], isOn: (name: Name) => boolean): Record<Name, boolean> {
  // `names` covers every key of the type.
  return Object.fromEntries(names.map((name) => [name, isOn(name)])) as Record<Name, boolean>;
}

function resolveStorage({ storage, future }: ParsedConfig, v4: FutureConfig['v4']): StorageConfig {
  const { type = 'localStorage', namespace } = storage ?? future.experimental_storage ?? {};
  return { type, namespace: namespace ?? v4.siteStorageNamespacing };
}

function resolveMarkdown({ markdown, onBrokenMarkdownLinks }: ParsedConfig, v4: FutureConfig['v4']): MarkdownConfig {
  const { comments, admonitions, headingIds } = markdown.mdx1Compat;
  const byDefault = !v4.mdx1CompatDisabledByDefault;
  const { hooks } = markdown;
  return {
    ...markdown,
    hooks: onBrokenMarkdownLinks === undefined ? hooks : { ...hooks, onBrokenMarkdownLinks },
    mdx1Compat: {
      comments: comments ?? byDefault,
      admonitions: admonitions ?? byDefault,
      headingIds: headingIds ?? byDefault,
    },
  };
}
