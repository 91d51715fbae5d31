/** Input and output of the Markdown stage. A compiled file is plain JSON: it is cached on disk and crosses threads. */
import type { Audiences } from '../base/audiences.js';
import type { AudienceText } from './audience/audience-text.js';
import type { MagicComment } from '../../shared/magic-comments.js';
import type { JsonObject } from '../../shared/json.js';
import type { NotebookSettings } from '../../shared/notebook-settings.js';
import type { SiteFormat } from '../../shared/site-format.js';
import type { TocItem } from '../../shared/toc.js';
import type { NoteSyntax } from './obsidian/note-code.js';
import type { TextTerms } from './text-terms.js';

export interface ProcessorOptions {
  format: 'mdx' | 'md' | 'detect';
  /** Whether what is no MDX in a `.md` file is read as text, with a warning. Default: false. */
  lenient?: boolean;
  /** Admonition keywords; empty switches admonitions off. */
  admonitionKeywords: string[];
  /** Default titles of admonitions in the current locale: keyword → text. */
  admonitionTitles: Record<string, string>;
  /** Whether a quote that begins with `[!NOTE]` is an admonition. Default: false. */
  githubAlerts?: boolean;
  /** Set when formulas are drawn. */
  math?: MathOptions;
  mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean };
  /** Whether `:smile:` is an emoji. Default: true. */
  emoji?: boolean;
  /** Whether heading ids keep upper case. */
  maintainCase: boolean;
  /** Whether a level-1 heading in front is left out of the body. */
  removeContentTitle: boolean;
  /** "Direct link to {heading}" in the current locale, `{heading}` is replaced. */
  headingLinkLabel: string;
  /** Heading of the footnotes, and "Back to reference {reference}", in the current locale. */
  footnoteLabels?: { title: string; back: string };
  /** Whether ids of footnotes contain a hash of the text, for files that are shown together on one page. */
  uniqueFootnotes?: boolean;
  /** Labels of a task's checkbox for screen readers, in the current locale. */
  taskLabels?: { done: string; open: string };
  /** Texts of buttons in a code block, in the current locale. */
  codeBlockLabels: { copy: string; copied: string; copyAria: string; wordWrap: string; types: string };
  highlight: HighlightOptions;
  /**
   * Elements that the site replaces through `MDXComponents` (`a`, `img`, `h2`, `code`, `admonition` …).
   * A page that uses one compiles to a module that calls the site's component. Two names are not elements:
   * `mermaid` hands code blocks of that language to the component `mermaid`, and `code:live` hands those
   * with the word `live` in their info string to `code`.
   */
  replacedElements: string[];
  /** Release of the site format by whose rules the site is read, for plugins that ask. Default: the newest release. */
  siteFormat?: SiteFormat;
  /** Hash of the site's own functions, see `ProcessorFunctions`. Missing when the site has none. */
  functionsHash?: string;
  /** Hash of the packages that show types, colour code and draw formulas. Missing when the site uses none of them. */
  packagesHash?: string;
  /** Address of the site's folder where its files can be edited; code from files links there. */
  editUrl?: string;
  /** Words that the site explains. Default: none. */
  terms?: TextTerms;
  /** Languages of code blocks that are drawn when the text is compiled → pattern of the texts that are; empty: all. */
  drawnLanguages?: Record<string, string>;
  /** Hosts whose images are copied into the site. Default: none. */
  copiedHosts?: string[];
  /**
   * Set when notations of Obsidian are read: folders of the vaults that names are looked up in, site-relative. Those of one vault
   * that come first take precedence.
   */
  obsidian?: { vaults: string[][] };
  /** On a site with audiences: those that it has, and those that are built. */
  audiences?: Audiences;
  /** How notebooks become Markdown; without it, in English and without a link to the file. */
  notebooks?: NotebookSettings;
  /** Summary of a `<details>` without one, in the current locale. Default: "Details". */
  detailsLabel?: string;
}

/** How formulas are drawn. */
export interface MathOptions {
  /** Commands of the site's own: name with its backslash → what it stands for. */
  macros: Record<string, string>;
  /** `mathml` leaves the drawing to the browser, and needs no style sheet and no fonts. */
  output: 'htmlAndMathml' | 'mathml';
  /** Whether one dollar sign begins a formula. */
  singleDollarTextMath: boolean;
}

/**
 * Functions of a site. They cannot be passed to threads, so each engine thread loads the site's configuration itself
 * if there are any. In cache keys, `ProcessorOptions.functionsHash` represents them.
 */
export interface ProcessorFunctions {
  /** The site's own remark, rehype and recma plugins, in the order of the site format. */
  plugins: MarkdownPlugins;
  /** Folder from which packages that the plugins need are resolved first. */
  siteDir?: string;
}

/** Each entry is a function, `[function, options]` or a preset, as unified takes them. */
export interface MarkdownPlugins {
  beforeDefaultRemarkPlugins: readonly unknown[];
  remarkPlugins: readonly unknown[];
  beforeDefaultRehypePlugins: readonly unknown[];
  rehypePlugins: readonly unknown[];
  recmaPlugins: readonly unknown[];
}

export interface HighlightOptions {
  defaultLanguage: string | undefined;
  /** Prism components to load besides the bundled ones, e.g. `bash`. */
  additionalLanguages: string[];
  /** Module of the site that receives Prism and adds languages to it. The hash covers its imports, too. */
  languagesModule?: { file: string; hash: string };
  magicComments: MagicComment[];
  /** Whether magic comments count in code without a language. Default: true. */
  marksPlainCode?: boolean;
  /** Types of tokens that the site styles itself, as `.token.comment`: tokens carry these names as classes. */
  tokenTypes?: string[];
  /** Whether comments such as `[!code ++]` mark lines and words. Default: false. */
  notation?: boolean;
  /** Whether the word `twoslash` shows types of a block. Default: false. */
  twoslash?: boolean;
  /** Set when Shiki highlights code in place of Prism. */
  shiki?: ShikiOptions;
  /** Themes of both colour modes; they decide which tokens get a class. Default: `DEFAULT_CODE_THEME` for both. */
  themes?: ThemePair;
}

/** Themes of VS Code for both colour modes: names of those that Shiki has, or what a file of a theme holds. */
export interface ShikiOptions {
  light: string | JsonObject;
  dark: string | JsonObject;
}

/** One Prism theme for each colour mode. */
export interface ThemePair {
  light: PrismTheme;
  dark: PrismTheme;
}

/** A theme object in the format of prism-react-renderer. */
export interface PrismTheme {
  plain: TokenStyle;
  styles: { types: string[]; style: TokenStyle; languages?: string[] }[];
}

/** CSS properties in camel case. */
export type TokenStyle = { [property: string]: string | number | undefined };

export interface MarkdownFile {
  /** Absolute path; named in errors and decides the format under `detect`. */
  file: string;
  /** Whole text, front matter included. */
  source: string;
  /** Only the part before this marker is compiled. */
  truncateAt?: RegExp;
  /** Path of a link to a Markdown file, as written → address of its page, for plugins of the site. */
  permalinks?: Readonly<Record<string, string>>;
  /** Files that code fences show: name as written → what it holds. */
  codeFiles?: Readonly<Record<string, CodeFile>>;
  /** Headings of the file that this one translates, whose ids its own get; `file` is relative to the site. `isPart`: of a list, whole files tell. */
  sourceHeadings?: { file: string; text: string; isPart?: boolean };
  /** Result of the site's own `markdown.parseFrontMatter`; without it, `source` is parsed here. */
  parsed?: ParsedSource;
}

/** A file that a code fence shows, or why it cannot. `path`: POSIX, from the folder of the site. */
export type CodeFile = { text: string; path: string } | { problem: string; hint: string };

/** A file whose front matter has already been removed. */
export interface ParsedSource {
  frontMatter: JsonObject;
  /** Text below the front matter. */
  body: string;
  /** 1-based line of the file on which `body` starts. */
  bodyLine: number;
}

/** A reference of the text to another file; its URL is filled in by `linkContent` when all files are known. */
export interface Reference {
  kind: 'link' | 'image' | 'asset';
  /** URL as the author wrote it. */
  url: string;
  /** Line in the file, counted from 1. */
  line: number;
  column: number;
  /** Whether a missing file is allowed. The URL then stays as the author wrote it. */
  isOptional?: boolean;
}

export interface CompiledMarkdown {
  frontMatter: JsonObject;
  contentTitle: string | undefined;
  toc: TocItem[];
  /**
   * Partials (`import P from './_p.mdx'` … `<P/>`) whose headings belong between those of `toc`;
   * `spliceToc` puts them in when all files are known.
   */
  tocInserts: TocInsert[];
  /** Ids in the body, to which a hash may refer. */
  anchors: string[];
  /** Links such as `#here` without a matching id in the body. The rest of the page may contain the id. */
  hashLinks?: string[];
  /**
   * HTML when nothing in the file needs evaluation; otherwise the body of an async function
   * (see `module-code.ts`), with `imports` naming the specifiers that it asks for.
   * Either holds `dactyl-ref:N` where the URL of reference N belongs, and, for images,
   * ` width="dactyl-ref:Nw" height="dactyl-ref:Nh"`.
   */
  body: { kind: 'html'; html: string } | { kind: 'module'; code: string; imports: string[] };
  references: Reference[];
  /** Code blocks to be drawn; the body holds the place of each, see `drawing-place.ts`. */
  drawings?: DrawnBlock[];
  /** Notes for the author, e.g. about an unused directive. */
  warnings: MarkdownMessage[];
}

export interface DrawnBlock {
  language: string;
  text: string;
  /** Of the fence, counted from 1. */
  line: number;
  column: number;
}

export interface TocInsert {
  /** Index in `toc` before which the partial's items are inserted. */
  index: number;
  /** Import specifier of the partial. */
  specifier: string;
}

export interface MarkdownMessage {
  message: string;
  line: number;
  column: number;
}

export interface Processor {
  /** @throws SiteError with file, line and column when the text is no valid Markdown or MDX. */
  compile(file: MarkdownFile): Promise<CompiledMarkdown>;
  /** Hash of all options and of the versions of the engine: part of each cache key. */
  readonly fingerprint: string;
  /** As in the options: names are resolved before a note is compiled. */
  readonly obsidian?: { vaults: string[][]; maintainCase: boolean; syntaxOf(file: MarkdownFile): NoteSyntax };
  /** As in the options: a notebook becomes Markdown before it is compiled. */
  readonly notebooks?: NotebookSettings;
  /** Takes what is for others out of a text before it is compiled. */
  readonly audience?: AudienceText;
  /** Name of the compiled file in the cache, as far as there is one. */
  cacheKey?(file: MarkdownFile): string;
  /** HTML of one code block, as `compile` would write it. */
  renderCodeBlock(code: string, language: string | undefined, metastring: string | undefined): string;
}

/** Fills in the URLs of references. `undefined` leaves the URL as written. */
export type ResolveReference = (
  reference: Reference,
  index: number,
) => { url: string; width?: number; height?: number; newTab?: boolean; image?: LinkedImage | undefined } | undefined;

/** What the element of an image says besides its address and size. */
export interface LinkedImage {
  /** Other files in its place, the best format first. */
  sources: { type: string; srcset: string }[];
  sizes: string;
  /** What stands for it until it is loaded, as a data URL. */
  preview?: string;
  /** The drawing itself, to stand in its place, as a function of its description. */
  inline?: ((alt: string) => string) | undefined;
  /** Texts for readers who enlarge it, see `browser/boot/image-zoom`. */
  zoom?: string | undefined;
}
