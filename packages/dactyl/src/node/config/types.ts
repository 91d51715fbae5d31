/**
 * The configuration as code receives it: validated, defaults filled in, frozen.
 * Field names are those of the site format, because themes and plugins of users read them.
 */
import type { Hydration } from '../../shared/islands.js';
import type { JsonObject } from '../../shared/json.js';
import type { LocaleConfig } from '../../shared/render.js';
import type { VcsChoice, Vcs } from './vcs.js';
import type { SiteFormat } from './format-version.js';
import type { CspDirective } from './csp-directives.js';

export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

export interface SiteConfig {
  title: string;
  tagline: string;
  /** Origin, without trailing slash. */
  url: string;
  /** Pathname with leading and trailing slash. In a locale's build it ends in that locale. */
  baseUrl: string;
  favicon?: string;
  trailingSlash?: boolean;
  noIndex: boolean;
  i18n: I18nConfig;
  future: FutureConfig;
  /** Where readers' choices are kept. */
  storage: StorageConfig;
  onBrokenLinks: Severity;
  onBrokenAnchors: Severity;
  /** Former place of `markdown.hooks.onBrokenMarkdownLinks`: never set in what code receives. */
  onBrokenMarkdownLinks?: undefined;
  onDuplicateRoutes: Severity;
  organizationName?: string;
  projectName?: string;
  deploymentBranch?: string;
  githubHost?: string;
  githubPort?: string;
  /** Each theme and plugin checks its own part and merges the result back. */
  themeConfig: JsonObject;
  presets: PresetEntry[];
  plugins: ModuleEntry[];
  themes: ModuleEntry[];
  customFields: Record<string, unknown>;
  /** Folders, site-relative or absolute, copied as they are to the output. */
  staticDirectories: string[];
  headTags: HtmlTagObject[];
  scripts: (string | ({ src: string } & Record<string, string | boolean>))[];
  stylesheets: (string | ({ href: string } & Record<string, string | boolean>))[];
  clientModules: string[];
  ssrTemplate?: string;
  titleDelimiter: string;
  baseUrlIssueBanner: boolean;
  /**
   * How far React runs in the browser. `islands`: for the components that need it, found by themselves; `adopted`: for
   * everything around the content; `full`: for everything. The last two are ways out for components that do not get on
   * with islands: each page then loads React. A page chooses for itself in its front matter.
   */
  hydration: Hydration;
  /**
   * A Content-Security-Policy: what pages may load and run. `true` is the strict policy in each page; an object says
   * where it is written, and adds sources. Only in builds.
   *
   * @default false
   */
  csp: CspConfig | false;
  markdown: MarkdownConfig;
  webpack?: unknown;
}

export interface CspConfig {
  /** Whether each page has the policy in a `<meta>`, with the hashes of what stands in that page. */
  meta: boolean;
  /** Whether the file `_headers` is written, which Netlify and Cloudflare Pages read. */
  headers: boolean;
  /** Sources in addition to those that are always allowed; `'none'` takes the place of these. */
  directives: PolicySources;
}

/** Directive → sources. */
export type PolicySources = Partial<Record<CspDirective, readonly string[]>>;

export interface I18nConfig {
  defaultLocale: string;
  locales: string[];
  path: string;
  localeConfigs: Record<string, Partial<LocaleConfig>>;
  /**
   * Whether a page says that it is not translated yet, or that its source has changed since it was translated.
   *
   * @default true
   */
  translationNotices: boolean;
}

export const V4_FLAGS = [
  'removeLegacyPostBuildHeadAttribute',
  'useCssCascadeLayers',
  'siteStorageNamespacing',
  'fasterByDefault',
  'mdx1CompatDisabledByDefault',
] as const;

export const FASTER_FLAGS = [
  'swcJsLoader',
  'swcJsMinimizer',
  'swcHtmlMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
  'rspackPersistentCache',
  'ssgWorkerThreads',
  'gitEagerVcs',
] as const;

export interface FutureConfig {
  /** What the release after version 3 does by itself. */
  v4: Record<(typeof V4_FLAGS)[number], boolean>;
  /** Tools of another build engine: without effect, but for `gitEagerVcs`, and `lightningCssMinimizer`, which leaves media queries where they stand. */
  faster: Record<(typeof FASTER_FLAGS)[number], boolean>;
  /** Who knows when files were made and changed. */
  experimental_vcs: Vcs;
  experimental_router: 'browser' | 'hash';
}

export interface StorageConfig {
  type: 'localStorage' | 'sessionStorage';
  /** `true`: a suffix of keys that follows from the address; a text: that one. */
  namespace: boolean | string;
}

export interface MarkdownConfig {
  format: 'mdx' | 'md' | 'detect';
  mermaid: boolean;
  /** Whether `:smile:` is an emoji. */
  emoji: boolean;
  hooks: {
    /** Links to Markdown files that do not exist. */
    onBrokenMarkdownLinks: Severity | BrokenReferenceHook;
    onBrokenMarkdownImages: Severity | BrokenReferenceHook;
  };
  preprocessor?: (args: { filePath: string; fileContent: string }) => string;
  parseFrontMatter?: ParseFrontMatter;
  mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean };
  anchors: { maintainCase: boolean };
  /**
   * Whether each doc, post and Markdown page is also written as Markdown: `/docs/intro` as `docs/intro.md`, for
   * programs that read text and for copying. It is made from the rendered page, so components come out as what they
   * show. The page names it in `<link rel="alternate" type="text/markdown">`.
   *
   * @default false
   */
  twins: boolean;
  remarkRehypeOptions?: Record<string, unknown>;
}

/** A site's own answer to a reference that leads nowhere: another URL, or nothing to leave it as it is. */
export type BrokenReferenceHook = (args: {
  /** Path from the site's folder. */
  sourceFilePath: string;
  /** As it is written. */
  url: string;
  /** In the form of an mdast node. */
  node: BrokenReferenceNode;
}) => string | void;

export interface BrokenReferenceNode {
  type: 'link' | 'image';
  url: string;
  children?: [];
  position: { start: { line: number; column: number }; end: { line: number; column: number } };
}

export interface ParsedFrontMatter {
  frontMatter: Record<string, unknown>;
  content: string;
}

export type ParseFrontMatter = (args: {
  filePath: string;
  fileContent: string;
  defaultParseFrontMatter: (args: { filePath: string; fileContent: string }) => Promise<ParsedFrontMatter>;
}) => Promise<ParsedFrontMatter>;

export interface HtmlTagObject {
  tagName: string;
  attributes?: Record<string, string | boolean | null | undefined>;
  innerHTML?: string;
  /** Allows a name that is no element of HTML. */
  customElement?: boolean;
}

/** A preset: a name, alone or with options. */
export type PresetEntry = string | [string, Record<string, unknown>] | false | null;

/** The plugin contract itself is in `node/plugin-api/types.ts`; the configuration only holds the function. */
export type PluginFunction = (context: never, options: never) => unknown;

/** What `loadConfig` returns. */
export interface LoadedConfig {
  siteDir: string;
  /** Absolute path of the file that was read. */
  configFile: string;
  siteConfig: SiteConfig;
  /** The file and every local module that it imported, absolute: an edit of one reloads the site. */
  dependencies: string[];
  /** What the site is read as. */
  format: SiteFormat;
  /** Whether it asks for the locale that is built, so that it must be loaded again for each. */
  readsLocale: boolean;
}

/**
 * The configuration as people write it, in `dactyl.config.ts` or `docusaurus.config.ts`.
 *
 * @example
 * import type { UserConfig } from 'dactyl';
 * export default { title: 'My site', url: 'https://docs.example', baseUrl: '/' } satisfies UserConfig;
 */
export interface UserConfig extends Partial<
  Omit<
    SiteConfig,
    | 'title'
    | 'url'
    | 'baseUrl'
    | 'i18n'
    | 'future'
    | 'storage'
    | 'markdown'
    | 'onBrokenMarkdownLinks'
    | 'themeConfig'
    | ModuleLists
  >
> {
  title: string;
  url: string;
  baseUrl: string;
  i18n?: Partial<I18nConfig> & Pick<I18nConfig, 'defaultLocale' | 'locales'>;
  future?: {
    /** `true`: all flags. */
    v4?: boolean | Partial<FutureConfig['v4']>;
    faster?: boolean | Partial<FutureConfig['faster']>;
    /** Former name of `faster`. */
    experimental_faster?: boolean | Partial<FutureConfig['faster']>;
    /** Former place of the field `storage`. */
    experimental_storage?: Partial<StorageConfig>;
    /** `true`, `false`, the name of a preset, or functions. */
    experimental_vcs?: VcsChoice;
    experimental_router?: FutureConfig['experimental_router'];
  };
  storage?: Partial<StorageConfig>;
  /** Former place of `markdown.hooks.onBrokenMarkdownLinks`. It wins. */
  onBrokenMarkdownLinks?: Severity;
  markdown?: Partial<Omit<MarkdownConfig, 'mdx1Compat' | 'hooks'>> & {
    mdx1Compat?: Partial<MarkdownConfig['mdx1Compat']>;
    hooks?: Partial<MarkdownConfig['hooks']>;
  };
  themeConfig?: Record<string, unknown>;
  presets?: PresetEntry[];
  plugins?: ModuleEntry[];
  themes?: ModuleEntry[];
}

type ModuleLists = 'presets' | 'plugins' | 'themes';

/** A plugin or theme: a name, or a function, alone or with options; `false` and `null` stand for none. */
export type ModuleEntry = string | PluginFunction | [string | PluginFunction, Record<string, unknown>] | false | null;
