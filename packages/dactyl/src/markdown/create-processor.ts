/**
 * Text of a content file → HTML or a module, with its table of contents and its references to other files.
 *
 * Comes in: the options of one plugin in one locale, then file after file. Goes out: `CompiledMarkdown`, plain JSON.
 * Always: the same text and options give the same result on every machine; no other file is read; an error names
 * file, line and column of the text on disk.
 */
import GithubSlugger from 'github-slugger';
import { hashParts } from '../node/hash.js';
import { takeFrontMatter } from './front-matter.js';
import { createCodeBlockRenderer } from './code-block.js';
import { modernize } from './mdx-compat.js';
import { explainMdxError } from './mdx-error.js';
import { moduleCode } from './module-code.js';
import type { EngineFormat, PageState } from './page-state.js';
import type { Engine, Parsers } from './engine.js';
import { loadEngine } from './satteri-engine.js';
import { codeFingerprint } from '../node/code-fingerprint.js';
import { admonitions } from './steps/admonitions.js';
import { codeBlocks, type RenderCodeBlock } from './steps/code-blocks.js';
import { componentChildren } from './steps/component-children.js';
import { details } from './steps/details.js';
import { emoji } from './steps/emoji.js';
import { esmStatements } from './steps/esm.js';
import { expressions } from './steps/expressions.js';
import { headings } from './steps/headings.js';
import { images } from './steps/images.js';
import { jsx } from './steps/jsx.js';
import { links } from './steps/links.js';
import { componentElements, replacedElements } from './steps/replaced-elements.js';
import { tables } from './steps/tables.js';
import { unusedDirectives } from './steps/unused-directives.js';
import { writtenHtml } from './steps/written-html.js';
import type { CompiledMarkdown, MarkdownFile, Processor, ProcessorOptions } from './types.js';
import type { Step } from './visitors.js';

/** Loads engine and grammars once. */
export async function createProcessor(options: ProcessorOptions): Promise<Processor> {
  const renderCodeBlock = await createCodeBlockRenderer(options);
  const components = componentElements(options.replacedElements);
  const { nameToEmoji } = await import('gemoji');
  const engine = await loadEngine(
    (parsers) => createSteps({ options, components, renderCodeBlock, parsers, emojiOfName: nameToEmoji }),
    { replacedElements: components },
  );
  const fingerprint = hashParts([JSON.stringify(options), engine.version, await codeFingerprint(import.meta.dirname)]);
  return {
    fingerprint,
    renderCodeBlock,
    compile: (file) => compile(file, { options, components, engine }),
  };
}

interface StepParts {
  options: ProcessorOptions;
  components: string[];
  renderCodeBlock: RenderCodeBlock;
  parsers: Parsers;
  emojiOfName: Record<string, string>;
}

function createSteps({ options, components, renderCodeBlock, parsers, emojiOfName }: StepParts): Step[] {
  return [
    replacedElements(components),
    emoji(emojiOfName),
    codeBlocks(options, renderCodeBlock),
    admonitions(options),
    unusedDirectives(),
    writtenHtml(),
    headings(options),
    links(components),
    images(),
    tables(components),
    details(options),
    jsx(options, parsers.parseExpression),
    expressions(parsers.parseExpression),
    esmStatements(parsers.parseEsm),
    componentChildren(components),
  ];
}

interface CompileParts {
  options: ProcessorOptions;
  components: string[];
  engine: Engine;
}

async function compile(file: MarkdownFile, { options, components, engine }: CompileParts): Promise<CompiledMarkdown> {
  const { frontMatter, text } = takeFrontMatter(file);
  const format = formatOf(file.file, frontMatter, options.format);
  const kept = file.truncateAt ? textBefore(text, file.truncateAt) : text;
  const source = modernize(kept, { ...options, mdx: format === 'mdx' });
  const page = createPage({ file: file.file, source, frontMatter, format });
  const body = await run(page, engine, components);
  return {
    frontMatter,
    contentTitle: page.contentTitle,
    toc: page.toc,
    tocInserts: page.tocInserts,
    anchors: findAnchors(body.kind === 'html' ? body.html : body.code),
    body,
    references: page.references,
    warnings: page.warnings,
  };
}

async function run(page: PageState, engine: Engine, components: readonly string[]): Promise<CompiledMarkdown['body']> {
  try {
    const result = await engine.run(page);
    if ('html' in result) return { kind: 'html', html: result.html };
    return { kind: 'module', code: moduleCode(page, result.code, components), imports: page.esm.imports };
  } catch (error) {
    throw explainMdxError(error, page.file);
  }
}

function createPage(known: Pick<PageState, 'file' | 'source' | 'frontMatter' | 'format'>): PageState {
  return {
    ...known,
    hasDirectives: HAS_DIRECTIVES.test(known.source),
    hasEmoji: /:[+\-\w]+:/.test(known.source),
    emoji: new Map(),
    slugger: new GithubSlugger(),
    dynamic: false,
    hasRawHtml: false,
    writtenHtml: [],
    pastTitle: false,
    contentTitle: undefined,
    lowerCaseMembers: new Set(),
    headEnd: -1,
    toc: [],
    tocInserts: [],
    references: [],
    warnings: [],
    esm: { imports: [], exports: new Map(), spreads: [], declared: new Set(), partials: new Map() },
  };
}

/** Parsing directives costs time on every colon, so it is done where one can be. */
const HAS_DIRECTIVES = /:::|^[ \t>]*::[a-z]|:[a-z][\w-]*[[{]/im;

/** `mdx.format` of the front matter, then the option; `detect` goes by the extension. */
function formatOf(
  file: string,
  frontMatter: CompiledMarkdown['frontMatter'],
  option: ProcessorOptions['format'],
): EngineFormat {
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

/** Ids in HTML, in HTML inside of code, and in compiled JSX. */
function findAnchors(output: string): string[] {
  const anchors = new Set<string>();
  for (const [, inHtml, inJsx] of output.matchAll(/\sid=\\?"([^"\\]+)\\?"|\bid: "([^"\\]+)"/g)) {
    anchors.add(decodeEntities(inHtml ?? inJsx ?? ''));
  }
  return [...anchors];
}

function decodeEntities(text: string): string {
  return text.includes('&') ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : text;
}
