/**
 * Prepares the site's own remark, rehype and recma plugins. Input: the options of one content plugin. Output: one
 * function for each place in the order of steps, and the parser extensions that the plugins need. Errors name the
 * plugin and the file; messages that a plugin adds to its file become warnings of the page.
 */
import { unified, type Processor } from 'unified';
import { VFile } from 'vfile';
import type { SiteFormat } from '../../../shared/site-format.js';
import type { MarkdownPlugins } from '../types.js';
import type { PageState } from '../page-state.js';
import { showHtml, showMarkdown } from './format-view.js';
import { listPlugins, type ListedPlugin } from './list-plugins.js';
import { guardTransformer, pluginError, reportMessages } from './plugin-errors.js';
import type { TreeNode, RestoreTree, ViewOptions } from './tree-node.js';

/** Changes a tree, or returns another one. */
export type RunPlugins = (tree: TreeNode, page: PageState) => Promise<TreeNode>;

/** Changes a tree in place to the form that plugins expect. */
type Show = (tree: TreeNode, page: PageState) => RestoreTree;

type Node = Parameters<Processor['run']>[0];

/** Each part is absent when the site has no plugin there. */
export interface AttachedPlugins {
  /** Runs on the Markdown tree right after the parse. */
  beforeRemark: RunPlugins | undefined;
  /** Runs on the Markdown tree after the early steps: admonitions, emoji, ids of headings. */
  remark: RunPlugins | undefined;
  /** Runs on the HTML tree before our steps; in `.md` files, raw HTML has been parsed into the tree by then. */
  rehype: RunPlugins | undefined;
  /** Runs on the compiled program of a page. */
  recma: RunPlugins | undefined;
  /** Parser extensions that plugins added, in the form of `micromark` and `mdast-util-from-markdown`. */
  parserData: { micromarkExtensions: unknown[]; fromMarkdownExtensions: unknown[] };
  /** Set when a plugin asks for math, which satteri can parse itself. */
  math: { singleDollarTextMath: boolean } | undefined;
  /** Why the plugins need the engine on `@mdx-js/mdx`. */
  needsUnified: string | undefined;
}

export interface AttachInput {
  plugins: MarkdownPlugins;
  /** The value of `this.data('siteFormat')` inside a plugin. */
  siteFormat?: SiteFormat | undefined;
  /** Plugins that run after the early steps see the tree in Docusaurus's form, see `format-view.ts`. */
  view: ViewOptions;
  /** Implements `this.parse(text)` inside a plugin. */
  parse: (text: string) => TreeNode;
}

/** Plugins for syntax that satteri supports itself; their parser extensions are not needed there. */
const SYNTAX_ON_BOARD = new Set(['remarkGfm', 'remarkDirective', 'remarkFrontmatter', 'remarkMath', 'remarkMdx']);

/** @throws SiteError when an entry is no plugin, or fails to be set up. */
export function attachPlugins({ plugins, siteFormat, parse, view }: AttachInput): AttachedPlugins {
  // All stages share one data object, as on a single unified processor.
  const data: Record<string, unknown> = { siteFormat };
  const files = new WeakMap<PageState, VFile>();
  const fileOf = (page: PageState): VFile => {
    const known = files.get(page) ?? createFile(page);
    files.set(page, known);
    return known;
  };
  const extenders: string[] = [];
  let math: AttachedPlugins['math'];

  const stage = (options: (keyof MarkdownPlugins)[], show?: Show): RunPlugins | undefined => {
    const lists = options.map((option) => listPlugins(option, plugins[option]));
    const listed = lists.flatMap((list) => list.plugins);
    if (listed.length === 0) return undefined;
    data.settings = Object.assign({}, data.settings, ...lists.map((list) => list.settings));
    const processor = unified().data(data);
    processor.parser = (text) => parse(text) as Node; // a tree of unist by any name
    for (const plugin of listed) {
      processor.use(function (this: Processor) {
        const before = countExtensions(data);
        const transformer = attach(plugin, this);
        if (countExtensions(data) > before && !SYNTAX_ON_BOARD.has(plugin.name)) extenders.push(plugin.name);
        if (plugin.name === 'remarkMath') math = mathOptions(plugin);
        return guardTransformer(transformer, plugin.name);
      });
    }
    processor.freeze();
    return async (tree, page) => {
      const file = fileOf(page);
      const said = file.messages.length;
      const restore = show?.(tree, page);
      try {
        const changed = (await processor.run(tree as Node, file)) as TreeNode; // plugins return trees
        restore?.(changed);
        return changed;
      } catch (error) {
        throw pluginError(error, page.file);
      } finally {
        reportMessages(file.messages.slice(said), page);
      }
    };
  };

  const attached = {
    beforeRemark: stage(['beforeDefaultRemarkPlugins']),
    remark: stage(['remarkPlugins'], (tree, page) => showMarkdown(tree, page, view)),
    rehype: stage(['beforeDefaultRehypePlugins', 'rehypePlugins'], showHtml),
    recma: stage(['recmaPlugins']),
  };
  const parserData = {
    micromarkExtensions: listIn(data, 'micromarkExtensions'),
    fromMarkdownExtensions: listIn(data, 'fromMarkdownExtensions'),
  };
  const needsUnified = reasonForUnified(extenders, attached.recma !== undefined);
  return { ...attached, parserData, math, needsUnified };
}

function reasonForUnified(extenders: readonly string[], hasRecma: boolean): string | undefined {
  if (extenders.length > 0) return `${extenders.join(', ')} extends the syntax of Markdown`;
  return hasRecma ? 'it has "recmaPlugins"' : undefined;
}

function attach({ attach: attacher, options, name }: ListedPlugin, processor: Processor): unknown {
  try {
    return attacher.apply(processor, options);
  } catch (error) {
    throw pluginError(error, undefined, name);
  }
}

/** The file as plugins know it. */
function createFile({ file, source, frontMatter }: PageState): VFile {
  // Plugins that must run once per page check for the compiler of the browser's code; we compile only once.
  return new VFile({ path: file, value: source, data: { frontMatter, compilerName: 'client' } });
}

function mathOptions({ options: [given] }: ListedPlugin): AttachedPlugins['math'] {
  const single = typeof given === 'object' && given !== null && 'singleDollarTextMath' in given;
  return { singleDollarTextMath: !single || given.singleDollarTextMath !== false };
}

function countExtensions(data: Record<string, unknown>): number {
  return listIn(data, 'micromarkExtensions').length + listIn(data, 'fromMarkdownExtensions').length;
}

function listIn(data: Record<string, unknown>, key: string): unknown[] {
  const value = data[key];
  return Array.isArray(value) ? value : [];
}
