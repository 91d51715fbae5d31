/** Temporary sites and plugin contexts for tests of plugins. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveConfig } from '../src/node/config/load-config.js';
import type { SiteConfig } from '../src/node/config/types.js';
import type { PluginContext } from '../src/node/plugin-api/types.js';

/** Writes files into a new temporary folder; `remove` deletes it. */
export function createSiteDir(files: Record<string, string>): { siteDir: string; remove: () => void } {
  const siteDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'dactyl-site-')));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { siteDir, remove: () => rmSync(siteDir, { recursive: true, force: true }) };
}

/** Of what has many fields. */
const { future, storage, markdown, i18n } = resolveConfig({ title: 'T', url: 'https://test.example', baseUrl: '/' });
const DEFAULTS = { future, storage, markdown, i18n };

/** That of a site in English and French. */
export const FRENCH_TOO = { ...i18n, locales: ['en', 'fr'] };

export function createSiteConfig(overrides: Partial<SiteConfig> = {}): SiteConfig {
  return {
    title: 'Test',
    tagline: '',
    url: 'https://test.example',
    baseUrl: '/',
    noIndex: false,
    csp: false,
    hydration: 'islands',
    ...DEFAULTS,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    themeConfig: {},
    presets: [],
    plugins: [],
    themes: [],
    customFields: {},
    staticDirectories: ['static'],
    headTags: [],
    scripts: [],
    stylesheets: [],
    clientModules: [],
    titleDelimiter: '|',
    baseUrlIssueBanner: true,
    ...overrides,
  };
}

export interface ContextOptions {
  siteDir: string;
  siteConfig?: Partial<SiteConfig>;
  locale?: string;
  /** Whether the locale is translated. Default: true. */
  translate?: boolean;
}

export function createPluginContext({
  siteDir,
  siteConfig = {},
  locale = 'en',
  translate = true,
}: ContextOptions): PluginContext {
  const config = Object.freeze(createSiteConfig(siteConfig));
  const localeConfig = {
    label: locale,
    direction: 'ltr' as const,
    htmlLang: locale,
    calendar: 'gregory',
    path: locale,
    translate,
    url: config.url,
    baseUrl: config.baseUrl,
  };
  return {
    siteDir,
    siteVersion: undefined,
    generatedFilesDir: path.join(siteDir, '.dactyl'),
    siteConfig: config,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.js'),
    outDir: path.join(siteDir, 'build'),
    baseUrl: config.baseUrl,
    localizationDir: path.join(siteDir, 'i18n', locale),
    i18n: {
      defaultLocale: 'en',
      locales: config.i18n.locales,
      currentLocale: locale,
      path: 'i18n',
      localeConfigs: { [locale]: localeConfig },
    },
    codeTranslations: {},
    siteStorage: { type: 'localStorage', namespace: '' },
  };
}

/** A logger that keeps what it is told. */
export function createRecordingLogger(): {
  infos: string[];
  warnings: string[];
  info(m: string): void;
  warn(m: string): void;
} {
  const infos: string[] = [];
  const warnings: string[] = [];
  return { infos, warnings, info: (message) => infos.push(message), warn: (message) => warnings.push(message) };
}
