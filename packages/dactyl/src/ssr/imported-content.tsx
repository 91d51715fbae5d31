/**
 * Markdown that code imports, on the server. The stub in the bundle (`node/bundle/markdown-import-plugin.ts`) gets
 * its component here. The component renders the content that the current page's request contains.
 */
import { createElement, use, useContext, type ComponentType } from 'react';
import { MDX_COMPONENTS, type ImportedContent } from '../shared/render.js';
import { MDXProvider, useMDXComponents, type MDXComponents } from '../react/format/mdx-components.js';
import { RenderContext, useCollector, usePageDependency } from '../react/render-context.js';
import type { PageImports, PageImport, ReadyContent, ContentComponent } from '../react/page-rendering.js';
import { createContent } from './create-content.js';
import type { Registry } from './registry.js';

export interface Stub {
  key: string;
  /** Sets the values of the stub's exports. */
  update(content: ContentComponent): void;
  /** Modules that the file itself imports. */
  modules: Registry;
}

/** The latest evaluation of each file, with the text that was evaluated. */
export type ImportCache = Map<string, { text: string; ready: ReadyContent }>;

// May be kept between pages, because the set of stubs only depends on the code.
const stubs = new Map<string, Stub>();

/** @returns a component that stands for the file */
export function importedContent(stub: Stub): ComponentType<Record<string, unknown>> {
  const { key } = stub;
  stubs.set(key, stub);
  return function ImportedMarkdown(props) {
    const imported = useContext(RenderContext)?.imports?.get(key);
    const collector = useCollector();
    usePageDependency(imported?.dependsOnPage === true);
    const inherited = useMDXComponents();
    if (!imported) throw new Error(`The page does not have the Markdown file "${key}", which its code imports.`);
    const { component, theme } = imported.ready ?? use((imported.preparing ??= imported.prepare()));
    collector?.links.push(...imported.links);
    collector?.anchors.push(...imported.anchors);
    return <MDXProvider components={{ ...theme, ...inherited }}>{createElement(component, props)}</MDXProvider>;
  };
}

/** Call this when the components of the page are loaded, because their stubs then exist. */
export async function prepareImports(
  contents: readonly ImportedContent[],
  { registry, cache }: { registry: Registry; cache: ImportCache },
): Promise<PageImports> {
  const imports: PageImports = new Map();
  for (const imported of contents) {
    const made: PageImport = {
      ...imported,
      async prepare() {
        return (made.ready = await evaluate(imported, { registry, cache }));
      },
    };
    imports.set(imported.content.file, made);
  }
  await Promise.all([...imports].map(([key, imported]) => stubs.has(key) && imported.prepare()));
  return imports;
}

async function evaluate(
  { content }: ImportedContent,
  { registry, cache }: { registry: Registry; cache: ImportCache },
): Promise<ReadyContent> {
  const { file } = content;
  const stub = stubs.get(file);
  const text = JSON.stringify(content);
  const known = cache.get(file);
  const ready = known?.text === text ? known.ready : await evaluateAnew(content, { ...registry, ...stub?.modules });
  cache.set(file, { text, ready });
  stub?.update(ready.component);
  return ready;
}

async function evaluateAnew(content: ImportedContent['content'], registry: Registry): Promise<ReadyContent> {
  const [component, theme] = await Promise.all([createContent(content, registry), registry[MDX_COMPONENTS]?.()]);
  // The cast: the format of that module.
  return { component, theme: (theme?.default ?? {}) as MDXComponents };
}
