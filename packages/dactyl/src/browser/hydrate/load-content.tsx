/** Markdown as code, in the browser: loads the files that `node/pipeline/client-content.ts` writes. */
import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { MDX_COMPONENTS } from '../../shared/render.js';
import { useMDXComponents, type MDXComponents } from '../../react/format/mdx-components.js';
import { Raw } from './Raw.js';

export type ContentNamespace = Record<string, unknown> & { default: ComponentType<Record<string, unknown>> };
export type ContentComponent = ComponentType<Record<string, unknown>> & Record<string, unknown>;

interface ContentFile {
  /** Resolved imports of the file. */
  imports: Record<string, { url: string } | { content: string } | { asset: string }>;
  content: { frontMatter: object; metadata: object; assets: object; contentTitle?: string; toc: object[] };
  /** Of a file that is plain HTML. */
  html?: string;
  default?(input: object): Promise<ContentNamespace>;
}

/** Runs the file and returns its exports. */
export async function loadContent(url: string): Promise<ContentNamespace> {
  return evaluate(await importFile(url));
}

/** The value of `import Content from './file.mdx'`: a component with the file's exports as properties. */
export async function loadContentComponent(url: string): Promise<ContentComponent> {
  const file = await importFile(url);
  const [{ default: Body, ...exports }, theme] = await Promise.all([evaluate(file), themeComponents(file)]);
  const Content = (props: { components?: MDXComponents }) => (
    <Body {...props} components={{ ...theme, ...useMDXComponents(props.components) }} />
  );
  const component = Object.assign(Content, file.content, exports);
  return component as unknown as ContentComponent; // an assigned function has no index signature of its own
}

async function importFile(url: string): Promise<ContentFile> {
  return (await import(/* @vite-ignore */ url)) as ContentFile; // `node/production/` wrote it
}

/** The components that `theme/MDXContent` provides on the server; an island has no such provider. */
async function themeComponents({ imports }: ContentFile): Promise<MDXComponents | undefined> {
  if (!imports[MDX_COMPONENTS]) return undefined;
  const module = (await importFor(imports, MDX_COMPONENTS)) as { default: MDXComponents }; // that is its format
  return module.default;
}

async function evaluate({ html, imports, content, default: run }: ContentFile): Promise<ContentNamespace> {
  if (!run) return { default: () => <Raw html={html ?? ''} /> };
  const { metadata, assets } = content;
  return run({
    jsx,
    jsxs,
    Fragment,
    Raw,
    metadata,
    assets,
    importModule: (specifier: string) => importFor(imports, specifier),
  });
}

async function importFor(imports: ContentFile['imports'], specifier: string): Promise<unknown> {
  const found = imports[specifier];
  if (!found) throw new Error(`Cannot find "${specifier}", which Markdown of this page imports.`);
  if ('asset' in found) return { default: found.asset };
  if ('url' in found) {
    // `$all`: see `node/bundle/islands/island-modules-plugin.ts`, which wrote the module.
    const module = (await import(/* @vite-ignore */ found.url)) as { $all?: unknown };
    return module.$all ?? module;
  }
  const component = await loadContentComponent(found.content);
  return { ...component, default: component };
}
