/** The processor chain from text to HTML or code for one document format: all stages in order. */
import type { Pluggable, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { EngineOptions, Parsers } from '../engine.js';
import type { PageState } from '../page-state.js';
import type { RunPlugins } from '../plugins/attach-plugins.js';
import { frontMatterNode } from '../plugins/front-matter-node.js';
import { noPrograms, offerPrograms, takePrograms } from '../plugins/programs.js';
import type { TreeNode } from '../plugins/tree-node.js';
import { RAW_COMPONENT } from '../satteri-engine.js';
import { bindHast, bindMdast, type Step } from '../visitors.js';
import { collapseStatic } from './collapse-static.js';
import { addSyntaxTrees } from './estree-source.js';
import { headingIds } from './heading-ids.js';
import type { UnifiedPackages } from './load-packages.js';
import { createRun, type RunVisitors } from './run-visitors.js';
import { walk } from './tree.js';

export type Compiler = Pick<Processor, 'parse' | 'run' | 'stringify'>;

/** Data that the stages of one file pass on beside the tree. */
export interface CompiledFile {
  page: PageState;
  /** Set when the page needs no evaluation. */
  html?: string;
}

export interface CompilerParts extends Pick<PageState, 'format' | 'hasDirectives'> {
  packages: UnifiedPackages;
  parsers: Parsers;
  steps: readonly Step[];
  options: EngineOptions;
  files: WeakMap<VFile, CompiledFile>;
}

export function createCompiler(parts: CompilerParts): Compiler {
  const { packages, steps, options, format, hasDirectives } = parts;
  const { plugins } = options;
  const early = plugins ? steps.filter((step) => step.isEarly) : [];
  const run = (visitors: RunVisitors): Pluggable[] => [onTree(parts, visitors)];
  const runMdast = (some: readonly Step[]) => run(createRun(bindMdast(some, { text: true })));
  return packages.createProcessor({
    format,
    // Plugins of the program expect a module; `unified-engine.ts` turns it into a function body.
    outputFormat: plugins?.recma ? 'program' : 'function-body',
    remarkPlugins: [
      packages.remarkGfm,
      ...(hasDirectives ? [packages.remarkDirective] : []),
      ...(packages.remarkMath ? [[packages.remarkMath, options.math] as Pluggable] : []), // a plugin and its options
      headingIds({ mdx: format === 'mdx' }),
      ...(plugins ? [extendParser(plugins.parserData)] : []),
      ...runPlugins(parts, plugins?.beforeRemark, { hasFrontMatter: true }),
      ...(early.length > 0 ? runMdast(early) : []),
      ...runPlugins(parts, plugins?.remark, { hasFrontMatter: true }),
      ...runMdast(steps.filter((step) => !early.includes(step))),
    ],
    rehypePlugins: [
      ...(format === 'md' ? [rawHtml(packages)] : []),
      ...runPlugins(parts, plugins?.rehype, { hasFrontMatter: false }),
      ...run(createRun(bindHast(steps.filter((step) => !step.isLast)))),
      finish(parts),
    ],
    recmaPlugins: plugins?.recma ? [onTree(parts, plugins.recma)] : [],
  });
}

function pageOf(file: VFile, { files }: CompilerParts): PageState {
  return compiledFile(file, files).page;
}

function compiledFile(file: VFile, files: CompilerParts['files']): CompiledFile {
  const known = files.get(file);
  if (!known) throw new TypeError('A compiler runs only on files of its engine.');
  return known;
}

type OnTree = (tree: TreeNode, page: PageState) => void | Promise<TreeNode>;

function onTree(parts: CompilerParts, change: OnTree): Pluggable {
  return () => (tree: object, file: VFile) => change(tree as TreeNode, pageOf(file, parts)); // any tree of unist
}

/** Runs the site's plugins of one stage. Plugins see programs as well as their text, and the front matter as a node. */
function runPlugins(
  parts: CompilerParts,
  run: RunPlugins | undefined,
  { hasFrontMatter }: { hasFrontMatter: boolean },
): Pluggable[] {
  if (!run) return [];
  const { parsers, packages, format } = parts;
  const change: OnTree = async (tree, page) => {
    const programs = noPrograms();
    const frontMatter = hasFrontMatter ? frontMatterNode(page) : undefined;
    if (format === 'mdx') walk(tree, (node) => offerPrograms(node, parsers, programs));
    if (frontMatter) tree.children?.unshift(frontMatter);
    const changed = await run(tree, page);
    walk(changed, (node) => {
      takePrograms(node, programs, packages.print);
      if (frontMatter && node.children) node.children = node.children.filter((child) => child !== frontMatter);
    });
    return changed;
  };
  return [onTree(parts, change)];
}

/** Adds the syntax of the site's plugins to the parser. */
function extendParser({ micromarkExtensions, fromMarkdownExtensions }: ParserData): Pluggable {
  return function addExtensions(this: Processor) {
    const data = this.data() as Partial<ParserData>; // each extension declares the fields that it stores here
    (data.micromarkExtensions ??= []).push(...micromarkExtensions);
    (data.fromMarkdownExtensions ??= []).push(...fromMarkdownExtensions);
  };
}

interface ParserData {
  micromarkExtensions: unknown[];
  fromMarkdownExtensions: unknown[];
}

/**
 * Parses raw HTML into elements. It only runs on pages with raw HTML, because it takes time and changes malformed
 * HTML.
 */
function rawHtml({ rehypeRaw, nodeTypes }: UnifiedPackages): Pluggable {
  return function parseRaw(this: Processor) {
    const parse = rehypeRaw.call(this, { passThrough: nodeTypes });
    return (tree: object, file: VFile) => {
      let found = false;
      walk(tree as TreeNode, ({ type }) => void (found ||= type === 'raw')); // any tree of unist
      return found ? parse(tree, file) : undefined;
    };
  };
}

/** Prints a page that needs no evaluation as HTML and leaves an empty tree for the remaining stages. */
function finish({ packages, steps, options, files }: CompilerParts): Pluggable {
  const runLast = createRun(bindHast(steps.filter((step) => step.isLast)));
  const kept = new Set(options.replacedElements);
  return () => (tree: object, file: VFile) => {
    const root = tree as TreeNode; // any tree of unist
    const compiled = compiledFile(file, files);
    const { page } = compiled;
    // Plugins of the program may change it in any way, so the page is evaluated.
    if (options.plugins?.recma) page.dynamic = true;
    if (!page.dynamic) {
      compiled.html = packages.toHtml(root);
      return { type: 'root', children: [] };
    }
    runLast(root, page);
    collapseStatic(root, { toHtml: packages.toHtml, component: RAW_COMPONENT, kept });
    addSyntaxTrees(root, packages.parser);
    return undefined;
  };
}
