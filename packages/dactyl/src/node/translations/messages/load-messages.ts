/**
 * Collects a site's messages for the requested locales: those of its sources, which belong in `code.json`, and
 * those of its plugins, which have files of their own. Nothing is written.
 */
import path from 'node:path';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import { definedProps } from '../../../shared/defined-props.js';
import { loadSiteConfig, siteConfigOfLocale } from '../../site/site-config.js';
import { resolveLocales, type ResolvedLocale } from '../../config/resolve-i18n.js';
import type { LoadedConfig } from '../../config/types.js';
import { BUILD_MESSAGES } from '../../markdown/build-messages.js';
import type { Logger } from '../../base/logger.js';
import { suggestName } from '../../base/nearest-name.js';
import { SiteError } from '../../base/site-error.js';
import { readPluginMessages, type PluginMessages } from '../../plugin-api/plugin-messages.js';
import { CODE_TRANSLATIONS_FILE, readMessages } from '../../plugin-api/translation-files.js';
import type { PluginContext, PluginLogger, TranslationMessages } from '../../plugin-api/types.js';
import { BUILT_INS } from '../../site/built-ins.js';
import { createContext } from '../../site/plugin-context.js';
import { fileKind, isInside, toPosixPath } from '../../base/files.js';
import { collectMessages, createExtractor, OWN_SOURCES, type CollectedMessages } from './collect-messages.js';
import type { LocaleMessages, MessageFile, MessageProblem } from './types.js';

export interface LoadMessagesOptions {
  siteDir: string;
  /** `--config`, relative to the site's folder. */
  configPath?: string | undefined;
  /** Default: all locales of the configuration. */
  locales?: readonly string[] | 'default' | undefined;
  logger: Logger;
}

export interface SiteMessages {
  /** The default locale first. */
  locales: LocaleMessages[];
  /** Problems with messages in the sources, each once. */
  problems: MessageProblem[];
}

export async function loadMessages(options: LoadMessagesOptions): Promise<SiteMessages> {
  const loaded = await loadSiteConfig({ siteDir: options.siteDir, configPath: options.configPath });
  const { i18n } = loaded.siteConfig;
  const requested = options.locales === 'default' ? [i18n.defaultLocale] : (options.locales ?? []);
  for (const locale of requested) assertLocale(locale, loaded);
  const extract = createExtractor();
  const locales: LocaleMessages[] = [];
  const problems = new Map<string, MessageProblem>();
  // A build reports the plugins' messages about content, so they are suppressed here.
  const quiet: PluginLogger = { info: options.logger.debug, warn: options.logger.debug };
  // Sequential, like builds, because plugins share the process environment.
  for (const locale of resolveLocales(loaded.siteConfig, { requested })) {
    const { configPath } = options;
    const own = await siteConfigOfLocale(loaded, { locale: locale.localeData.currentLocale, configPath });
    const context = await createContext(own, locale, { outDir: path.join(options.siteDir, 'build') });
    const plugins = await readPluginMessages({ ...context, unstable_logger: quiet }, BUILT_INS);
    const places = [path.join(options.siteDir, 'src'), ...plugins.flatMap(({ sources }) => sources), ...OWN_SOURCES];
    const files = await findMessageSources(places, options.siteDir);
    const collected = collectMessages(await Promise.all(files.map(extract)), options.siteDir);
    for (const problem of collected.problems) problems.set(JSON.stringify(problem), problem);
    const found = localeMessages(locale, { plugins, collected, localizationDir: context.localizationDir });
    locales.push({ ...found, files: await Promise.all(found.files.map((file) => withFallbackTexts(file, context))) });
  }
  return { locales, problems: [...problems.values()] };
}

function assertLocale(locale: string, { siteConfig, configFile }: LoadedConfig): void {
  if (siteConfig.i18n.locales.includes(locale)) return;
  throw new SiteError(`The site has no locale "${locale}".`, {
    file: configFile,
    key: 'i18n.locales',
    hint: `${suggestName(locale, siteConfig.i18n.locales)} A new locale is first added to "i18n.locales".`,
    docs: '/docs/i18n/introduction',
  });
}

/** New entries of a file begin with the text that readers see: that of a fallback, where there is one. */
async function withFallbackTexts(
  file: MessageFile,
  { localizationDir, unstable_fallbackDirs: fallbacks = [] }: PluginContext,
): Promise<MessageFile> {
  const name = path.relative(localizationDir, file.file);
  const found = await Promise.all(fallbacks.map(({ dir }) => readMessages(path.join(dir, name))));
  const texts: TranslationMessages = Object.assign({}, ...found.toReversed());
  const messages = Object.entries(file.messages).map(([id, entry]) => {
    const message = Object.hasOwn(texts, id) ? texts[id]?.message : undefined;
    return [id, message === undefined ? entry : { ...entry, message }] as const;
  });
  return { ...file, messages: Object.fromEntries(messages) };
}

interface LocaleSources {
  plugins: PluginMessages[];
  collected: CollectedMessages;
  localizationDir: string;
}

function localeMessages({ localeData }: ResolvedLocale, sources: LocaleSources): LocaleMessages {
  const { plugins, localizationDir } = sources;
  const { currentLocale, defaultLocale } = localeData;
  return {
    locale: currentLocale,
    isDefaultLocale: currentLocale === defaultLocale,
    files: [
      codeMessages(sources, path.join(localizationDir, CODE_TRANSLATIONS_FILE)),
      ...plugins.flatMap(({ files }) =>
        files.map((file): MessageFile => ({ ...file, translatedByDefault: new Set() })),
      ),
    ],
  };
}

/** Texts of the sources, replaced by the translations that plugins provide for this locale. */
function codeMessages({ plugins, collected }: LocaleSources, file: string): MessageFile {
  const written: TranslationMessages = { ...textsOf(collected), ...buildMessages(collected) };
  const defaults = new Map(plugins.flatMap((plugin) => Object.entries(plugin.defaults)));
  return {
    file,
    messages: Object.fromEntries(
      Object.entries(written).map(([id, entry]) => [id, { ...entry, message: defaults.get(id) ?? entry.message }]),
    ),
    translatedByDefault: new Set(plugins.flatMap((plugin) => translatedBy(plugin, written))),
  };
}

function textsOf({ messages }: CollectedMessages): TranslationMessages {
  return Object.fromEntries(
    [...messages].map(([id, { message, description }]) => [id, definedProps({ message, description })]),
  );
}

/** Messages that components and compiled Markdown share are described only once. */
function buildMessages({ messages }: CollectedMessages): TranslationMessages {
  return Object.fromEntries(
    Object.entries(BUILD_MESSAGES).map(([id, { message, description }]) => {
      const source = messages.get(id);
      return [id, { message: source?.message ?? message, description: source?.description ?? description }];
    }),
  );
}

/**
 * Ids that a plugin translates to this locale. A plugin without the locale returns the texts of the sources; a
 * plugin with it may have some translations that equal the source.
 */
function translatedBy({ defaults }: PluginMessages, written: TranslationMessages): string[] {
  const ids = Object.keys(defaults);
  const knowsLocale = ids.some((id) => written[id] !== undefined && written[id].message !== defaults[id]);
  return knowsLocale ? ids : [];
}

/** Which files may hold messages: what a site, its plugins and its themes name → JavaScript and TypeScript files. */
const SOURCE = '**/*.{js,jsx,ts,tsx}';
const IGNORED = ['**/node_modules/**', '**/*.d.ts', '**/*.test.*', '**/__tests__/**'];

/**
 * Absolute files, each once: in the order of the places, sorted within each.
 *
 * @param places absolute files, folders and globs
 */
export async function findMessageSources(places: readonly string[], siteDir: string): Promise<string[]> {
  const lists = await Promise.all(places.filter(mayHoldCode).map((place) => listPlace(place, siteDir)));
  return [...new Set(lists.flat())];
}

/** Most watched globs are for Markdown and data; those that cannot match code are not walked. */
function mayHoldCode(place: string): boolean {
  const extensions = /\.(\{[^{}]*\}|\w+)$/.exec(place)?.[1];
  return extensions === undefined || /\b[jt]sx?\b/.test(extensions);
}

async function listPlace(place: string, siteDir: string): Promise<string[]> {
  const kind = await fileKind(place);
  if (kind === 'folder') return list(SOURCE, place);
  if (kind === 'file') return isSource(path.basename(place)) ? [place] : [];
  // Only the part below the folder is a pattern, because the folder's name may contain brackets.
  const base = isInside(siteDir, place) ? siteDir : picomatch.scan(place).base;
  const files = await list(toPosixPath(path.relative(base, place)), base);
  return files.filter((file) => isSource(toPosixPath(path.relative(base, file))));
}

async function list(pattern: string, cwd: string): Promise<string[]> {
  const files = await glob(pattern, { cwd, absolute: true, ignore: IGNORED, expandDirectories: false });
  return files.map((file) => path.normalize(file)).sort();
}

function isSource(file: string): boolean {
  return picomatch.isMatch(file, SOURCE) && !picomatch.isMatch(file, IGNORED);
}
