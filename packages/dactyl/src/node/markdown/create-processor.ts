/**
 * Compiles the text of a content file to HTML or a module, with its table of contents and its references to other
 * files. Input: the options of one plugin in one locale, then one file after another. Output: `CompiledMarkdown`,
 * plain JSON. The same text and options give the same result on every machine; no other file is read (those that code
 * fences show come with the text); errors name file, line and column of the text on disk.
 *
 * It is long because the order of all steps stands in one place.
 */
import GithubSlugger from 'github-slugger';
import { hashParts } from '../base/hash.js';
import { unescapeHtml } from '../../shared/html.js';
import { decodePathname } from '../../shared/url.js';
import { createAudienceText } from './audience/audience-text.js';
import { checkModule } from './check-module.js';
import { takeFrontMatter } from './front-matter.js';
import { createCodeBlockRenderer } from './code-block.js';
import { addSiteLanguages } from './site-languages.js';
import { modernize } from './mdx-compat.js';
import { explainMdxError } from './mdx-error.js';
import { moduleCode } from './module-code.js';
import { refuseOpenTags } from './open-tags.js';
import { errorAt, type EngineFormat, type PageState } from './page-state.js';
import type { SiteError } from '../base/site-error.js';
import type { CreateSteps, Engine, EngineOptions, Parsers } from './engine.js';
import type { AttachedPlugins } from './plugins/attach-plugins.js';
import { compileLeniently, isMarkdown, withCommand } from './repair/lenient.js';
import { frontMatterText } from './plugins/front-matter-node.js';
import { hasPlugins } from './plugins/has-plugins.js';
import { loadEngine as loadSatteri } from './satteri-engine.js';
import { codeFingerprint } from '../base/code-fingerprint.js';
import { takeSourceIds } from './source-ids.js';
import { admonitions } from './steps/admonitions.js';
import { codeBlocks, type RenderCodeBlock } from './steps/code-blocks.js';
import { codeElements } from './steps/code-elements.js';
import { componentChildren } from './steps/component-children.js';
import { details } from './steps/details.js';
import { emoji } from './steps/emoji.js';
import { esmStatements } from './steps/esm.js';
import { expressions } from './steps/expressions.js';
import { headingIds } from './steps/heading-ids.js';
import { footnotes } from './steps/footnotes.js';
import { headings } from './steps/headings.js';
import { images } from './steps/images.js';
import { jsx } from './steps/jsx.js';
import { links } from './steps/links.js';
import { math } from './steps/math.js';
import { componentElements, replacedElements } from './steps/replaced-elements.js';
import { tables } from './steps/tables.js';
import { taskLists } from './steps/task-lists.js';
import { terms } from './steps/terms.js';
import { unusedDirectives } from './steps/unused-directives.js';
import { writtenHtml } from './steps/written-html.js';
import type { FormulaRenderer } from './math/formulas.js';
import type { ShikiHighlighter } from './shiki/shiki.js';
import type { Twoslash } from './twoslash/twoslash.js';
import type { TrialParser } from './trial-parser.js';
import type {
  CompiledMarkdown,
  MarkdownFile,
  MathOptions,
  Processor,
  ProcessorFunctions,
  ProcessorOptions,
  ShikiOptions,
} from './types.js';
import type { Step } from './visitors.js';

type LoadEngine = (createSteps: CreateSteps, options: EngineOptions) => Promise<Engine>;

export interface ProcessorParts {
  /** The site's own functions (plugins). */
  functions?: ProcessorFunctions | undefined;
  /** For texts that could crash or hang the process, see `trial-parser.ts`. */
  trial?: TrialParser | undefined;
  /** Loads the engine. Default: satteri, unless a plugin needs the other engine. */
  loadEngine?: LoadEngine;
  /** Folder of the site, whose own packages are searched first. */
  siteDir?: string | undefined;
}

/** Creates a processor. Engine and grammars are only loaded once. */
export async function createProcessor(options: ProcessorOptions, parts: ProcessorParts = {}): Promise<Processor> {
  const shiki = options.highlight.shiki && (await loadShiki(options.highlight.shiki, parts.siteDir));
  if (!shiki) await addSiteLanguages(options.highlight);
  const twoslash = options.highlight.twoslash ? await loadTwoslash(parts.siteDir) : undefined;
  const renderCodeBlock = createCodeBlockRenderer(options, { highlighter: shiki, twoslash });
  const components = componentElements(options.replacedElements);
  const { nameToEmoji } = await import('gemoji');
  const plugins = await attachOwn(parts.functions, options);
  const formulas = options.math && (await loadFormulas(options.math, parts.siteDir));
  const loadEngine = parts.loadEngine ?? (plugins?.needsUnified === undefined ? loadSatteri : await unifiedLoader());
  const engine = await loadEngine(
    (parsers) =>
      createSteps({ options, components, renderCodeBlock, parsers, emojiOfName: nameToEmoji, plugins, formulas }),
    {
      replacedElements: components,
      plugins,
      math: options.math,
      trial: parts.trial,
      siteDir: parts.siteDir ?? parts.functions?.siteDir,
    },
  );
  const versions = [engine.version, ...[formulas, shiki, twoslash].flatMap((used) => used?.version ?? [])];
  const fingerprint = hashParts([JSON.stringify(options), ...versions, await codeFingerprint(import.meta.dirname)]);
  return {
    fingerprint,
    renderCodeBlock,
    ...(options.audiences && { audience: createAudienceText(options.audiences) }),
    ...(options.notebooks && { notebooks: options.notebooks }),
    ...(options.obsidian && { obsidian: vaultReader(options.obsidian, options, plugins) }),
    compile: (file) => compile(file, { options, components, engine, hasPlugins: plugins !== undefined }),
  };
}

function vaultReader(
  { vaults }: NonNullable<ProcessorOptions['obsidian']>,
  { maintainCase, format, math: own }: ProcessorOptions,
  plugins: AttachedPlugins | undefined,
): NonNullable<Processor['obsidian']> {
  const formulas = own ?? plugins?.math;
  return {
    vaults,
    maintainCase,
    syntaxOf: ({ file, parsed }) => ({
      isMdx: formatOf(file, parsed?.frontMatter ?? {}, format) === 'mdx',
      ...(formulas && { dollars: formulas.singleDollarTextMath ? 1 : 2 }),
    }),
  };
}

/** Only a site that has chosen it loads it. */
async function loadShiki(options: ShikiOptions, siteDir: string | undefined): Promise<ShikiHighlighter> {
  const shiki = await import('./shiki/shiki.js');
  return shiki.loadShiki(options, siteDir);
}

async function loadTwoslash(siteDir: string | undefined): Promise<Twoslash> {
  const { createTwoslash } = await import('./twoslash/twoslash.js');
  return createTwoslash(siteDir ?? process.cwd());
}

/** A site without formulas does not load what draws them. */
async function loadFormulas(options: MathOptions, siteDir: string | undefined): Promise<FormulaRenderer> {
  const { loadFormulaRenderer } = await import('./math/formulas.js');
  return loadFormulaRenderer(options, siteDir);
}

/** Attaches the site's plugins. Loads unified only if there are any. */
async function attachOwn(
  functions: ProcessorFunctions | undefined,
  options: ProcessorOptions,
): Promise<AttachedPlugins | undefined> {
  if (!functions || !hasPlugins(functions.plugins)) return undefined;
  const [{ attachPlugins }, { parseTree }] = await Promise.all([
    import('./plugins/attach-plugins.js'),
    import('./satteri-trees.js'),
  ]);
  return attachPlugins({
    plugins: functions.plugins,
    siteFormat: options.siteFormat,
    view: options,
    parse: (text) => parseTree(text, options.format === 'md' ? 'md' : 'mdx'),
  });
}

async function unifiedLoader(): Promise<LoadEngine> {
  const { loadUnifiedEngine } = await import('./unified/unified-engine.js');
  return loadUnifiedEngine;
}

interface StepParts {
  options: ProcessorOptions;
  components: string[];
  renderCodeBlock: RenderCodeBlock;
  parsers: Parsers;
  emojiOfName: Record<string, string>;
  plugins: AttachedPlugins | undefined;
  formulas: FormulaRenderer | undefined;
}

function createSteps(parts: StepParts): Step[] {
  const { options, components, renderCodeBlock, parsers, emojiOfName, plugins, formulas } = parts;
  return [
    replacedElements(components),
    ...(options.emoji === false ? [] : [early(emoji(emojiOfName))]),
    ...(formulas ? [math(formulas)] : []),
    // Plugins for the HTML tree expect code blocks as elements.
    plugins?.rehype ? codeElements(options, renderCodeBlock) : codeBlocks(options, renderCodeBlock),
    admonitions(options),
    // What a formula in a heading says is known before it is drawn.
    ...(plugins || formulas ? [early(headingIds(options))] : []),
    unusedDirectives(),
    ...(options.terms ? [terms(options.terms)] : []),
    writtenHtml(),
    headings(options),
    footnotes(options),
    links(components),
    images(options),
    tables(components),
    taskLists(options),
    details(options),
    jsx({ ...options, replacedElements: components }, parsers.parseExpression),
    expressions(parsers.parseExpression),
    esmStatements(parsers.parseEsm),
    componentChildren(components),
  ];
}

function early(step: Step): Step {
  return { ...step, isEarly: true };
}

interface CompileParts {
  options: ProcessorOptions;
  components: string[];
  engine: Engine;
  hasPlugins: boolean;
}

async function compile(file: MarkdownFile, parts: CompileParts): Promise<CompiledMarkdown> {
  const { options, components, engine, hasPlugins: hasOwn } = parts;
  const { frontMatter, text } = takeFrontMatter(file);
  const format = formatOf(file.file, frontMatter, options.format);
  const kept = file.truncateAt ? textBefore(text, file.truncateAt) : text;
  const source = modernize(kept, { ...options, mdx: format === 'mdx' });
  const attempt = async (written: string) => {
    const page = createPage({
      file: file.file,
      source: written,
      frontMatter,
      format,
      hasDirectives: hasOwn ? written.includes(':') : HAS_DIRECTIVES.test(written),
      codeFiles: file.codeFiles,
      yaml: hasOwn ? frontMatterText(file.source) : undefined,
      permalinks: hasOwn ? file.permalinks : undefined,
    });
    if (file.sourceHeadings) takeSourceIds(page, file.sourceHeadings, options);
    return { page, body: await run(page, engine, components) };
  };
  const isLenient = options.lenient === true && format === 'mdx' && isMarkdown(file.file);
  const { page, body } = await (isLenient ? compileLeniently(source, attempt) : attempt(source));
  const anchors = findAnchors(body.kind === 'html' ? body.html : body.code);
  const hashLinks = withoutTarget(page.hashLinks, anchors);
  return {
    frontMatter,
    contentTitle: page.contentTitle,
    toc: page.toc,
    tocInserts: page.tocInserts,
    anchors,
    hashLinks: hashLinks.length > 0 ? hashLinks : undefined,
    body,
    references: page.references,
    ...(page.drawings.length > 0 && { drawings: page.drawings }),
    warnings: page.warnings,
  };
}

async function run(page: PageState, engine: Engine, components: readonly string[]): Promise<CompiledMarkdown['body']> {
  try {
    refuseOpenTags(page);
    const result = await engine.run(page);
    if ('html' in result) return { kind: 'html', html: result.html };
    const code = moduleCode(page, result.code, components);
    checkModule(code, page);
    return { kind: 'module', code, imports: page.esm.imports };
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith('Maximum call stack')) throw tooDeep(page);
    throw withCommand(explainMdxError(error, page), page);
  }
}

/** The error for a document that nests too deeply: tree walks are recursive and overflow the stack. */
function tooDeep(page: PageState): SiteError {
  return errorAt(page, {
    message: 'Lists, quotes or tags of this file are nested too deeply.',
    hint: 'Nest less, or close what was opened: a tag that is never closed holds everything behind it.',
    position: { start: { line: 1, column: 1 } },
  });
}

type Known = 'file' | 'source' | 'frontMatter' | 'format' | 'hasDirectives' | 'yaml' | 'permalinks' | 'codeFiles';

function createPage(known: Pick<PageState, Known>): PageState {
  return {
    ...known,
    hasEmoji: /:[+\-\w]+:/.test(known.source),
    emoji: new Map(),
    lines: undefined,
    slugger: new GithubSlugger(),
    dynamic: false,
    hasRawHtml: false,
    writtenHtml: [],
    pastTitle: false,
    contentTitle: undefined,
    lowerCaseMembers: new Set(),
    headEnd: -1,
    headingTexts: new Map(),
    toc: [],
    tocInserts: [],
    references: [],
    explainedTerms: new Set(),
    drawings: [],
    hashLinks: new Set(),
    searchedTo: 0,
    warnings: [],
    esm: { imports: [], exports: new Map(), spreads: [], declared: new Set(), partials: new Map() },
  };
}

/**
 * Parsing directives takes time for every colon, so it is switched on only for texts that may contain a directive
 * that we use or warn about. Plugins of the site may use any directive.
 */
const HAS_DIRECTIVES = /:::|^[ \t>]*::[a-z]|:[a-z][\w-]*[[{]/im;

/** The format of a file: `mdx.format` of its front matter, or else the option; `detect` goes by the extension. */
function formatOf(
  file: string,
  frontMatter: CompiledMarkdown['frontMatter'],
  option: ProcessorOptions['format'],
): EngineFormat {
  // Braces and `<br>` are common in notebooks.
  if (/\.ipynb$/i.test(file)) return 'md';
  const { mdx } = frontMatter;
  const own = typeof mdx === 'object' && mdx !== null && !Array.isArray(mdx) ? mdx.format : undefined;
  const format = own === 'md' || own === 'mdx' || own === 'detect' ? own : option;
  if (format !== 'detect') return format;
  return /\.mdx$/i.test(file) ? 'mdx' : 'md';
}

function textBefore(text: string, marker: RegExp): string {
  const match = new RegExp(marker.source, marker.flags.replace(/[gy]/g, '')).exec(text);
  return match === null ? text : text.slice(0, match.index);
}

/** Ids in HTML, in HTML strings inside code, and in compiled JSX. A hash may refer to each of them. */
function findAnchors(output: string): string[] {
  const anchors = new Set<string>();
  for (const [, inHtml, , inJsx] of output.matchAll(/\sid=\\?"([^"\\]+)\\?"|\bid: (["'])([^"'\\]+)\2/g)) {
    anchors.add(unescapeHtml(inHtml ?? inJsx ?? ''));
  }
  return [...anchors];
}

function withoutTarget(hashLinks: ReadonlySet<string>, anchors: readonly string[]): string[] {
  const known = new Set(anchors);
  return [...hashLinks].filter((link) => !known.has(decodePathname(link.slice(1))));
}
