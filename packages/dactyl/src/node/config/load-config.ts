/**
 * Turns a configuration file into a frozen `SiteConfig`. Input: the site's folder. Output: `LoadedConfig`. The
 * result is always valid, complete (every default filled in) and immutable; all mistakes are thrown at once as
 * `SiteError`s.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../base/load-module.js';
import { SiteError } from '../base/site-error.js';
import type { ProvidedModules } from '../base/provide-to-require.js';
import { findConfigFile } from './find-config-file.js';
import { resolveSiteFormat, siteFormatOf, type SiteFormat } from './format-version.js';
import { FORMER_FIELDS } from './former-fields.js';
import { normalizeConfig } from './normalize.js';
import { describeValue } from '../base/describe-value.js';
import { parseOptions } from './problems.js';
import { siteConfigSchema } from './schema/site-config.js';
import type { LoadedConfig, SiteConfig } from './types.js';
import { isRecord } from '../../shared/is-record.js';

export interface LoadConfigOptions {
  /** Absolute folder of the site. */
  siteDir: string;
  /** Value of `--config`, relative to the site's folder. */
  configPath?: string | undefined;
  /** Locale that is built, for configurations that ask `process.env.DOCUSAURUS_CURRENT_LOCALE`. */
  locale?: string;
  /** Our replacements for packages of Docusaurus. */
  providedModules?: ProvidedModules | undefined;
  /** Whether the file was loaded before and may have been edited since. */
  isReload?: boolean | undefined;
}

export async function loadConfig(options: LoadConfigOptions): Promise<LoadedConfig> {
  const { siteDir, configPath, locale, providedModules, isReload } = options;
  const configFile = await findConfigFile(siteDir, configPath);
  if (locale !== undefined) announceLocale(locale);
  const { value, dependencies } = await loadModule(configFile, { providedModules, isReload });
  const userConfig = await callConfig(value, configFile);
  const readsLocale = dependencies.some((file) => readFileSync(file, 'utf8').includes(CURRENT_LOCALE));
  const format = resolveSiteFormat(siteDir);
  const siteConfig = resolveConfig(userConfig, { configFile, format });
  return { siteDir, configFile, siteConfig, dependencies, format, readsLocale };
}

/** Environment variable in which configurations, sidebars and plugins find the locale that is being built. */
const CURRENT_LOCALE = 'DOCUSAURUS_CURRENT_LOCALE';

export function announceLocale(locale: string): void {
  process.env[CURRENT_LOCALE] = locale;
}

/** The configuration for one locale. Few configurations depend on the locale, so most are loaded only once. */
export async function configOfLocale(
  loaded: LoadedConfig,
  options: Pick<LoadConfigOptions, 'configPath' | 'providedModules'> & { locale: string },
): Promise<LoadedConfig> {
  announceLocale(options.locale);
  if (!loaded.readsLocale) return loaded;
  return loadConfig({ siteDir: loaded.siteDir, ...options, isReload: true });
}

export interface ResolveConfigOptions {
  /** File to name in errors. */
  configFile?: string;
  /** Default: the newest supported release. */
  format?: SiteFormat;
}

/** Validates, fills in defaults and freezes. Exported for tests and for configurations that are not in a file. */
export function resolveConfig(userConfig: unknown, options: ResolveConfigOptions = {}): SiteConfig {
  const { configFile, format = siteFormatOf() } = options;
  const parsed = parseOptions(siteConfigSchema, userConfig, {
    configFile,
    docs: '/docs/api/docusaurus-config',
    hintForUnknown: 'Data of your own belongs in "customFields".',
    hintsForFormer: FORMER_FIELDS,
  });
  const { presets, plugins, themes, ...rest } = freezeCopy(normalizeConfig(parsed, format));
  // Plugins own their options and may change them, so only the lists are frozen.
  return Object.freeze({
    ...rest,
    presets: Object.freeze([...parsed.presets]) as SiteConfig['presets'],
    plugins: Object.freeze([...parsed.plugins]) as SiteConfig['plugins'],
    themes: Object.freeze([...parsed.themes]) as SiteConfig['themes'],
  });
}

/** A configuration is an object, a promise of one, or a function that gives either. */
async function callConfig(value: unknown, configFile: string): Promise<Record<string, unknown>> {
  const file = path.basename(configFile);
  const userConfig: unknown = await (typeof value === 'function' ? callFunction(value, configFile) : value);
  if (isRecord(userConfig) && Object.keys(userConfig).length > 0) return userConfig;
  if (isRecord(userConfig)) {
    throw new SiteError(`${file} exports nothing.`, { file: configFile, hint: 'Write "export default { title: … }".' });
  }
  throw new SiteError(
    `${file} must export an object or a function that returns one, but gives ${describeValue(userConfig)}.`,
    {
      file: configFile,
      hint: 'Write "export default { title: … }".',
    },
  );
}

async function callFunction(create: Function, configFile: string): Promise<unknown> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new SiteError(`The function in ${path.basename(configFile)} failed: ${message}`, {
      file: configFile,
      cause: error,
    });
  }
}

/**
 * A deep-frozen copy. Plain objects and arrays are copied; anything else (functions, class instances, regular
 * expressions) belongs to its owner and is kept by reference.
 */
function freezeCopy<Value>(value: Value): Value {
  // The copy has every key of the original, hence the same type.
  return copy(value, new Map()) as Value;
}

function copy(value: unknown, known: Map<object, unknown>): unknown {
  if (!isPlain(value)) return value;
  if (known.has(value)) return known.get(value);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    known.set(value, list);
    for (const item of value) list.push(copy(item, known));
    return Object.freeze(list);
  }
  const result: Record<string, unknown> = {};
  known.set(value, result);
  for (const [key, item] of Object.entries(value)) result[key] = copy(item, known);
  return Object.freeze(result);
}

/** Objects made by `{}` in any realm (a configuration may be evaluated in another one), and arrays. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
