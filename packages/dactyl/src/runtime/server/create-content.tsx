/** A compiled Markdown file → what `import Content from './file.mdx'` gives: a component with its exports on it. */
import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ContentModule, ResolvedImport } from '../../shared/render.js';
import { useMDXComponents, type MDXComponents } from '../mdx-components.js';
import { Raw } from '../Raw.js';
import type { Registry } from './registry.js';

/** `default` renders the file; the other exports are copied onto it, as components expect them there. */
export type ContentComponent = ComponentType<Record<string, unknown>> & Record<string, unknown>;

type Namespace = Record<string, unknown> & { default: ComponentType<Record<string, unknown>> };

export async function createContent(content: ContentModule, registry: Registry): Promise<ContentComponent> {
  const { frontMatter, metadata, assets, contentTitle, toc } = content;
  const { default: Body, ...exports } = await evaluateBody(content, registry);
  const Content = (props: { components?: MDXComponents }) => (
    <Body {...props} components={useMDXComponents(props.components)} />
  );
  const component = Object.assign(Content, { frontMatter, metadata, assets, contentTitle, toc, ...exports });
  return component as unknown as ContentComponent; // an assigned function has no index signature of its own
}

async function evaluateBody({ body, metadata, assets }: ContentModule, registry: Registry): Promise<Namespace> {
  if (body.kind === 'html') {
    const { html } = body;
    return { default: () => <Raw html={html} /> };
  }
  const { code, imports } = body;
  const evaluate = new AsyncFunction(code);
  const namespace = await evaluate({
    jsx,
    jsxs,
    Fragment,
    Raw,
    metadata,
    assets,
    importModule: (specifier: string) => importModule(specifier, imports[specifier], registry),
  });
  return namespace as Namespace; // what the Markdown compiler returns, see markdown/types.ts
}

async function importModule(
  specifier: string,
  found: ResolvedImport | undefined,
  registry: Registry,
): Promise<unknown> {
  if (found?.kind === 'asset') return { default: found.url };
  if (found?.kind === 'content') {
    const component = await createContent(found.content, registry);
    return { ...component, default: component };
  }
  const load = found && registry[found.key];
  if (!load) throw new Error(`Cannot find "${specifier}", which this file imports.`);
  return load();
}

/** The constructor behind `async function`, which has no global name. */
const AsyncFunction = (async () => {}).constructor as new (code: string) => (...args: unknown[]) => Promise<unknown>;
