/**
 * Turns a compiled Markdown file into the value of `import Content from './file.mdx'`: a component with the file's
 * exports as properties.
 */
import { createElement, useContext, type ReactNode } from 'react';
import type { ContentModule, ResolvedImport } from '../shared/render.js';
import { IslandContext } from '../react/island-context.js';
import { useMDXComponents, type MDXComponents } from '../react/format/mdx-components.js';
import { Raw } from '../react/Raw.js';
import { RegionContext, RenderContext } from '../react/render-context.js';
import type { ContentComponent } from '../react/page-rendering.js';
import { reasonAtLoad } from './load-reasons.js';
import { keepContent } from './marked-components.js';
import { UsageError } from '../react/format/theme-common/usage-error.js';
import { observeJsx, observeReact } from './observe.js';
import { observePackage } from './observe-package.js';
import { callAs } from './rendering-now.js';
import { renderIsland } from './render-island.js';
import type { Registry } from './registry.js';

type Body = (props: Record<string, unknown>) => ReactNode;

type Namespace = Record<string, unknown> & { default: Body };

export async function createContent(content: ContentModule, registry: Registry): Promise<ContentComponent> {
  const { frontMatter, metadata, assets, contentTitle, toc } = content;
  const { default: body, ...exports } = await evaluateBody(content, registry);
  const Content = (props: { components?: MDXComponents }) => useContent({ content, body, props });
  const component = Object.assign(Content, { frontMatter, metadata, assets, contentTitle, toc, ...exports });
  keepContent(component, content);
  return component as unknown as ContentComponent; // an assigned function has no index signature of its own
}

interface ContentUse {
  content: ContentModule;
  body: Body;
  props: Record<string, unknown> & { components?: MDXComponents };
}

/**
 * Renders a Markdown file. A file with state of its own becomes an island as a whole, like a component that needs the
 * browser.
 */
function useContent({ content, body, props }: ContentUse): ReactNode {
  const { file } = content;
  const components = useMDXComponents(props.components);
  const { work, imports } = useContext(RenderContext) ?? {};
  const region = useContext(RegionContext);
  const island = useContext(IslandContext);
  const reason = work?.findings.promoted.get(region?.key ?? '')?.get(file) ?? reasonAtLoad(file);
  if (!work || !reason || island) return callAs(file, () => body({ ...props, components }));
  // In the browser, the content itself loads the components of the theme.
  const original = (own: Record<string, unknown>) => body({ ...own, components });
  return renderIsland(
    { facts: { module: file, name: '$content', line: 1 }, original, props, reason, foundBy: 'rendering' },
    { work, region, imports, file: work.findings.services.clientContent(content) },
  );
}

async function evaluateBody(content: ContentModule, registry: Registry): Promise<Namespace> {
  const { file, body, metadata, assets } = content;
  if (body.kind === 'html') {
    const { html } = body;
    return { default: () => createElement(Raw, { html }) };
  }
  const { code, imports } = body;
  const evaluate = new AsyncFunction(code);
  const namespace = await evaluate({
    ...observeJsx(file),
    Raw,
    metadata,
    assets,
    importModule: async (specifier: string) =>
      specifier === 'react'
        ? observeReact(file)
        : observePackage(await importModule(specifier, { file, found: imports[specifier], registry }), file),
  });
  return namespace as Namespace; // what the Markdown compiler returns, see `node/markdown/types.ts`
}

interface ImportPlace {
  file: string;
  found: ResolvedImport | undefined;
  registry: Registry;
}

async function importModule(specifier: string, { file, found, registry }: ImportPlace): Promise<unknown> {
  if (found?.kind === 'asset') return { default: found.url };
  if (found?.kind === 'content') {
    const component = await createContent(found.content, registry);
    return { ...component, default: component };
  }
  const load = found && registry[found.key];
  if (!load) {
    throw new UsageError(`"${specifier}", which ${file} imports, was not bundled.`, {
      hint: 'A plugin has written this import. Write it into the file, which the bundler reads before plugins run.',
    });
  }
  return load();
}

/** The constructor of async functions, which has no global name. */
const AsyncFunction = (async () => {}).constructor as new (code: string) => (...args: unknown[]) => Promise<unknown>;
