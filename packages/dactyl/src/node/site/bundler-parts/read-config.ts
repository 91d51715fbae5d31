/**
 * Translates what a hook added to a webpack configuration into settings that our bundler supports, and lists the
 * names of the rest.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../shared/is-record.js';
import type { WebpackConfig } from './base-config.js';
import type { EarlyPlugin } from './early-taps.js';
import { readPlugin, type PluginPlace } from './read-plugins.js';
import { readRules } from './read-rules.js';
import { noParts, type Alias, type BundlerParts } from './types.js';

/** Settings that only affect how webpack works; the pages are the same without them. */
const NOTHING_TO_DO = new Set([
  'cache',
  'devServer',
  'devtool',
  'experiments',
  'ignoreWarnings',
  'infrastructureLogging',
  'mergeStrategy',
  'mode',
  'name',
  'optimization',
  'output',
  'parallelism',
  'performance',
  'profile',
  'resolveLoader',
  'snapshot',
  'stats',
  'target',
  'watch',
  'watchOptions',
  'context',
  'node',
  'entry',
]);
const NOTHING_TO_DO_IN_RESOLVE = new Set([
  'symlinks',
  'fullySpecified',
  'mainFields',
  'mainFiles',
  'conditionNames',
  'exportsFields',
  'cacheWithContext',
  'preferRelative',
  'enforceExtension',
  'unsafeCache',
  'byDependency',
  'restrictions',
  'roots',
]);
/**
 * Imports that must not be aliased: a second React, or another module in place of our components, would break the
 * site.
 */
const OWN_NAMES = /^(?:react|react-dom|react\/.*|react-dom\/.*|@docusaurus(?:\/.*)?|@generated|@site)\$?$/;
/** Node provides these globals, and the server's bundle relies on them. */
const GLOBALS_OF_NODE = new Set(['process', 'Buffer', 'global']);

export interface ReadConfig {
  parts: BundlerParts;
  /** Keys of the configuration that have no counterpart. */
  unknown: string[];
  /** Plugins to run before a build. */
  early: EarlyPlugin[];
}

export interface Added {
  before: WebpackConfig;
  after: WebpackConfig;
  /** The hook's return value. */
  returned: Record<string, unknown>;
}

export function readConfig({ before, after, returned }: Added, place: PluginPlace & { isServer: boolean }): ReadConfig {
  const parts = noParts();
  const unknown: string[] = [];
  const early: EarlyPlugin[] = [];
  readResolve({ before, after, returned }, { parts, unknown, early, ...place });
  const rules = readRules(after.module.rules.filter((rule) => !before.module.rules.includes(rule)));
  parts.files = rules.files;
  parts.sass = rules.sass;
  unknown.push(...rules.unknown);
  for (const plugin of new Set(after.plugins.filter((one) => !before.plugins.includes(one)))) {
    const {
      define,
      provide,
      replacements,
      copies,
      editorWorkers,
      early: first,
      unknown: name,
    } = readPlugin(plugin, place);
    Object.assign(parts.define, define);
    Object.assign(parts.provide, provide);
    parts.replacements.push(...(replacements ?? []));
    parts.copies.push(...(copies ?? []));
    Object.assign(parts.editorWorkers, editorWorkers);
    if (first) early.push(first);
    if (name !== undefined) unknown.push(`plugins: ${name}`);
  }
  parts.aliases.push(...readExternals(returned['externals'], unknown));
  const others = ['resolve', 'module', 'plugins', 'externals'];
  unknown.push(...Object.keys(returned).filter((key) => !others.includes(key) && !NOTHING_TO_DO.has(key)));
  return { parts: forSide(parts, place.isServer), unknown, early };
}

interface Reading extends ReadConfig, PluginPlace {}

function readResolve({ before, after, returned }: Added, { parts, unknown, siteDir }: Reading): void {
  const { alias, fallback, extensions, modules } = after.resolve;
  const isNew = (value: unknown, known: unknown) => !(Array.isArray(known) && known.includes(value));
  parts.aliases.push(...readAliases(alias, before.resolve['alias'], siteDir));
  parts.fallbacks.push(...readAliases(fallback, before.resolve['fallback'], siteDir));
  if (Array.isArray(extensions))
    parts.extensions = extensions.filter((one): one is string => isNew(one, before.resolve['extensions']));
  if (Array.isArray(modules))
    parts.folders = modules.filter(
      (one): one is string => typeof one === 'string' && path.isAbsolute(one) && isNew(one, before.resolve['modules']),
    );
  if (!isRecord(returned['resolve'])) return;
  const known = ['alias', 'fallback', 'extensions', 'modules'];
  const others = Object.keys(returned['resolve']).filter((key) => !known.includes(key));
  unknown.push(...others.filter((key) => !NOTHING_TO_DO_IN_RESOLVE.has(key)).map((key) => `resolve.${key}`));
}

function readAliases(aliases: unknown, before: unknown, siteDir: string): Alias[] {
  if (!isRecord(aliases)) return [];
  return Object.entries(aliases).flatMap(([written, value]): Alias[] => {
    if (OWN_NAMES.test(written) || (isRecord(before) && before[written] === value)) return [];
    const target = targetOf(value, siteDir);
    if (target === undefined) return [];
    const isExact = written.endsWith('$');
    return [{ name: isExact ? written.slice(0, -1) : written, isExact, target }];
  });
}

/** Of several targets, the first one that exists. */
function targetOf(value: unknown, siteDir: string): Alias['target'] | undefined {
  if (value === false) return false;
  const all = [value].flat().filter((one) => typeof one === 'string');
  const found = all.find((one) => !path.isAbsolute(one) || existsSync(one)) ?? all[0];
  return found?.startsWith('./') ? path.resolve(siteDir, found) : found;
}

/** Externals become global values. A package that the site has installed is bundled all the same. */
function readExternals(externals: unknown, unknown: string[]): Alias[] {
  if (externals === undefined) return [];
  if (!isRecord(externals)) {
    unknown.push('externals');
    return [];
  }
  return Object.entries(externals).flatMap(([name, value]): Alias[] =>
    typeof value === 'string' || value === true
      ? [{ name, isExact: true, target: `${GLOBAL_PREFIX}${value === true ? name : value}` }]
      : [],
  );
}

/** Prefix of virtual modules that export a global value. */
export const GLOBAL_PREFIX = 'virtual:dactyl/global/';

function forSide(parts: BundlerParts, isServer: boolean): BundlerParts {
  const define = Object.entries(parts.define).filter(
    ([name]) => name !== 'process.env.NODE_ENV' && !(isServer && /^process(?:\.env)?$/.test(name)),
  );
  const provide = Object.entries(parts.provide).filter(
    ([name, value]) => ![value].flat()[0]?.match(/^react$/) && !(isServer && GLOBALS_OF_NODE.has(name)),
  );
  return { ...parts, define: Object.fromEntries(define), provide: Object.fromEntries(provide) };
}
