/**
 * The configuration as code receives it: validated, defaults filled in, frozen.
 * Field names are those of the site format, because themes and plugins of users read them.
 * A table of fields, so it is as long as there are fields.
 */
import type { Hydration } from '../../shared/islands.js';
import type { JsonObject } from '../../shared/json.js';
import type { VcsChoice, Vcs } from './vcs.js';
import type { SiteFormat } from './format-version.js';
import type { CspDirective } from './csp-directives.js';
import type { Budget, UserBudget } from './budgets-config.js';
import type { CheckConfig } from './check-config.js';
import type { I18nConfig } from './i18n-config.js';
import type { ImagesConfig } from './images-config.js';
import type { StandardCheck, StandardSchema } from '../../shared/standard-schema.js';

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
  /** Former place of `markdown.hooks.onBrokenMarkdownLinks`; always undefined after loading. */
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
   * How much of a page React runs in the browser. `islands`: only the components that need it, which are found
   * automatically; `adopted`: everything around the content; `full`: everything. The last two are for components
   * that do not work as islands; they make every page load React. A page can override the mode in its front matter.
   */
  hydration: Hydration;
  /**
   * Content-Security-Policy: what pages may load and run. `true` writes the strict policy into each page; an object
   * chooses where it is written and adds sources. Applies to builds only.
   * @default false
   */
  csp: CspConfig | false;
  /** The site's own rules for front matter, besides those of the format. */
  frontMatter?: FrontMatterConfig;
  /**
   * Names of readers for whom some of the content is. `dactyl build --audience partner` builds what is for everybody and what is
   * for one of them; without the option only the former is built.
   *
   * @example ['partner', 'staff']
   */
  audiences?: readonly string[];
  /** How images in Markdown are shown. Absent: as they are. */
  images?: ImagesConfig;
  /**
   * `portable`: the output opens from a folder, without a server, with its search and navigation. Absent: it is for a host.
   */
  output?: 'portable';
  /** What pages and the output may weigh at most. A build that passes a budget fails. */
  budgets?: Budget[];
  /** What `dactyl check` says, and what it leaves out. */
  check?: CheckConfig;
  /**
   * How `dactyl test-code` checks blocks of a language: a program and its arguments, run without a shell. `{file}` stands for the
   * file with the code.
   *
   * @example { python: ['python3', '{file}'] }
   */
  testCode?: Record<string, string[]>;
  markdown: MarkdownConfig;
  webpack?: unknown;
}

/** By kind of content. In a configuration, each is a Standard Schema: of zod, valibot, arktype … */
export interface FrontMatterConfig {
  docs?: StandardCheck;
  blog?: StandardCheck;
  pages?: StandardCheck;
}

export interface CspConfig {
  /** Whether each page has the policy in a `<meta>` element, with the hashes of its inline scripts and styles. */
  meta: boolean;
  /** Whether the policy is written to the file `_headers`, which Netlify and Cloudflare Pages read. */
  headers: boolean;
  /**
   * Whether browsers with Trusted Types refuse HTML and addresses of workers that no named policy has passed. Names of further policies
   * stand in `directives['trusted-types']`.
   */
  trustedTypes: boolean;
  /** Sources added to the default ones; `'none'` replaces the defaults. */
  directives: PolicySources;
}

/** Directive → sources. */
export type PolicySources = Partial<Record<CspDirective, readonly string[]>>;

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
  /** Behaviour of the release after version 3, one flag each. */
  v4: Record<(typeof V4_FLAGS)[number], boolean>;
  /**
   * Flags for tools of Docusaurus's build engine. They have no effect here, except `gitEagerVcs`, and
   * `lightningCssMinimizer`, which keeps media queries in their order.
   */
  faster: Record<(typeof FASTER_FLAGS)[number], boolean>;
  /** Tells when files were created and changed. */
  experimental_vcs: Vcs;
  experimental_router: 'browser' | 'hash';
}

export interface StorageConfig {
  type: 'localStorage' | 'sessionStorage';
  /** Suffix of storage keys. `true`: derived from the URL; a text: that text. */
  namespace: boolean | string;
}

/** What highlights code. */
export type HighlighterConfig =
  | {
      name: 'prism';
      /**
       * Whether comments such as `[!code ++]` and `[!code focus]` mark lines and words, and are not shown.
       * @default false
       */
      notation: boolean;
    }
  | {
      name: 'shiki';
      /** A theme of VS Code: the name of one that Shiki has, or what its file holds. @default 'github-light-default' */
      light: string | Record<string, unknown>;
      /** The same for dark mode. @default 'github-dark-default' */
      dark: string | Record<string, unknown>;
      /** As with Prism. @default true */
      notation: boolean;
    };

/** How formulas are drawn. `markdown.math: true` stands for all defaults. */
export interface MathConfig {
  /**
   * Commands of your own: name with its backslash → what it stands for, with `#1` and so on for arguments.
   * @example { '\\R': '\\mathbb{R}' }
   */
  macros: Record<string, string>;
  /**
   * With `mathml` browsers draw formulas themselves, and pages load neither a style sheet nor fonts.
   * @default 'htmlAndMathml'
   */
  output: 'htmlAndMathml' | 'mathml';
  /**
   * Whether `$x$` is a formula. Without, only two dollar signs make one.
   * @default true
   */
  singleDollarTextMath: boolean;
}

export interface MarkdownConfig {
  format: 'mdx' | 'md' | 'detect';
  /**
   * Whether what is no MDX in a `.md` file, such as `a <5` or `{a`, is read as text, with a warning in place of an error.
   * @default false
   */
  lenient: boolean;
  mermaid: boolean;
  /** Whether `:smile:` becomes an emoji. */
  emoji: boolean;
  /**
   * Whether a quote whose first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]` is an
   * admonition, as on GitHub. Off unless set, because a site that moves here shows such quotes as quotes.
   * @default false
   */
  githubAlerts: boolean;
  /**
   * Whether notations of Obsidian are read: `[[wikilinks]]`, `![[embeds]]`, callouts, `==highlights==`, `%%comments%%` and `^ids`.
   * @default false
   */
  obsidian: boolean;
  /**
   * Formulas between dollar signs and in code blocks of the language `math`, drawn with KaTeX, which the site installs.
   * `true` stands for all defaults. Off unless set, because a price is no formula.
   */
  math?: MathConfig;
  /**
   * What highlights code in the build. Shiki is a package that the site installs; a name alone stands for all defaults.
   * @default 'prism'
   */
  highlighter: HighlighterConfig;
  /**
   * Whether blocks of TypeScript with the word `twoslash` behind their language show types, and are checked by the compiler.
   * The site installs `twoslash` and TypeScript 5 or 6.
   * @default false
   */
  twoslash: boolean;
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
   * Whether each doc, post and Markdown page is also written as Markdown (`/docs/intro` as `docs/intro.md`), for
   * programs that read text and for copying. The Markdown is made from the rendered page, so it contains what
   * components show. The page links to it with `<link rel="alternate" type="text/markdown">`.
   * @default false
   */
  twins: boolean;
  remarkRehypeOptions?: Record<string, unknown>;
}

/**
 * A function of the site that is called for a broken reference. It returns another URL, or nothing to keep the
 * reference as it is.
 */
export type BrokenReferenceHook = (args: {
  /** Path from the site's folder. */
  sourceFilePath: string;
  /** The URL as written. */
  url: string;
  /** The reference as an mdast node. */
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
  /** Allows an element name that HTML does not define. */
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
  /** The release of the site format that the site is read as. */
  format: SiteFormat;
  /** Whether the configuration reads the locale that is being built, so that it must be loaded again for each. */
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
    | 'frontMatter'
    | 'images'
    | 'check'
    | 'budgets'
    | 'csp'
    | 'onBrokenMarkdownLinks'
    | 'themeConfig'
    | ModuleLists
  >
> {
  /** The site's own rules for front matter, besides those of the format: object schemas of zod, valibot, arktype … */
  frontMatter?: { docs?: StandardSchema; blog?: StandardSchema; pages?: StandardSchema };
  images?: Partial<ImagesConfig>;
  check?: Partial<CheckConfig>;
  budgets?: UserBudget[];
  /** `true` is the strict policy; an object adds to it. */
  csp?: boolean | Partial<CspConfig>;
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
  /** Former place of `markdown.hooks.onBrokenMarkdownLinks`. When both are set, this one wins. */
  onBrokenMarkdownLinks?: Severity;
  markdown?: Partial<Omit<MarkdownConfig, 'mdx1Compat' | 'hooks' | 'math' | 'highlighter'>> & {
    highlighter?: HighlighterConfig['name'] | ChosenHighlighter<'prism'> | ChosenHighlighter<'shiki'>;
    math?: boolean | Partial<MathConfig>;
    mdx1Compat?: Partial<MarkdownConfig['mdx1Compat']>;
    hooks?: Partial<MarkdownConfig['hooks']>;
  };
  themeConfig?: Record<string, unknown>;
  presets?: PresetEntry[];
  plugins?: ModuleEntry[];
  themes?: ModuleEntry[];
}

type ChosenHighlighter<Name extends HighlighterConfig['name']> = { name: Name } & Partial<
  Omit<Extract<HighlighterConfig, { name: Name }>, 'name'>
>;

type ModuleLists = 'presets' | 'plugins' | 'themes';

/** A plugin or theme: a name, or a function, alone or with options; `false` and `null` stand for none. */
export type ModuleEntry = string | PluginFunction | [string | PluginFunction, Record<string, unknown>] | false | null;
