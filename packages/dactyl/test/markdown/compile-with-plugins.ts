/** For tests: compiles a text on a site with plugins of its own. */
import { createProcessor } from '../../src/node/markdown/create-processor.js';
import type { CompiledMarkdown, MarkdownPlugins } from '../../src/node/markdown/types.js';
import { TEST_OPTIONS } from './compile-text.js';

export interface WithPlugins {
  plugins?: Partial<MarkdownPlugins>;
  format?: 'md' | 'mdx';
}

export const NO_PLUGINS: MarkdownPlugins = {
  beforeDefaultRemarkPlugins: [],
  remarkPlugins: [],
  beforeDefaultRehypePlugins: [],
  rehypePlugins: [],
  recmaPlugins: [],
};

export async function compileWith(source: string, { plugins, format = 'mdx' }: WithPlugins): Promise<CompiledMarkdown> {
  const functions = { plugins: { ...NO_PLUGINS, ...plugins } };
  const processor = await createProcessor({ ...TEST_OPTIONS, format }, { functions });
  return processor.compile({ file: `/site/docs/page.${format}`, source });
}

/** Of a page that must not need evaluation. */
export async function htmlWith(
  source: string,
  options: WithPlugins,
): Promise<{ html: string; compiled: CompiledMarkdown }> {
  const compiled = await compileWith(source, options);
  if (compiled.body.kind !== 'html') throw new Error(`Became a module:\n${compiled.body.code}`);
  return { html: compiled.body.html.trim(), compiled };
}
