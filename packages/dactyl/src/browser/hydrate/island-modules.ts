/** Loads everything that a page's islands need before hydration, because React renders synchronously. */
import type { ComponentType } from 'react';
import { fetchScript } from '../boot/islands/fetch-script.js';
import { hasContent, provideContent } from './imported-content.js';
import { readProps, type ComponentReference, type ElementReference } from '../../react/islands/island-props.js';
import type { IslandMark } from '../../shared/marks/mark-data.js';

type Namespace = Record<string, unknown>;
type AnyComponent = ComponentType<Record<string, unknown>>;

export interface IslandModules {
  /**
   * Rejects when a file cannot be loaded; the next call tries again.
   *
   * @param preloads URLs of files that the modules of the page import, besides those that its marks name. Default: none.
   */
  load(marks: readonly IslandMark[], preloads?: readonly string[]): Promise<void>;
  /** Whether everything is loaded. */
  has(marks: readonly IslandMark[]): boolean;
  /** @throws when a module lacks the component, because page and script come from different builds */
  component(reference: ComponentReference): AnyComponent;
  /** Props of the island that is the whole page. */
  pageProps(mark: IslandMark): Record<string, unknown>;
}

/** Names in `IslandMark` that are not exports. */
const PAGE = '$app';
const CONTENT = '$content';

export function createIslandModules(): IslandModules {
  const modules = new Map<string, Namespace>();
  const pages = new Map<string, Record<string, unknown>>();

  async function loadModule({ url, name }: ComponentReference): Promise<void> {
    // The casts: these are files of our own build.
    const module =
      name === CONTENT
        ? { [CONTENT]: await (await import('./load-content.js')).loadContentComponent(url) }
        : ((await import(/* @vite-ignore */ url)) as Namespace);
    modules.set(url, module);
  }

  /** Loads contents before the modules that import them. */
  async function loadContents({ contents = {} }: IslandMark): Promise<void> {
    const missing = Object.entries(contents).filter(([key, url]) => !hasContent(key, url));
    if (missing.length === 0) return;
    const { loadContentComponent } = await import('./load-content.js');
    for (const [key, url] of missing) provideContent(key, { url, content: await loadContentComponent(url) });
  }

  async function loadPage({ url, name, props }: IslandMark): Promise<void> {
    if (name !== PAGE) return;
    // The cast: `$app` stands for `browser/app/client.tsx`.
    const { prepare } = modules.get(url) as { prepare(props: Namespace): Promise<Namespace> };
    pages.set(props, await prepare(readProps(props, { slot: nothing, component: nothing, element: nothing })));
  }

  const hasMark = (mark: IslandMark) =>
    (mark.name === PAGE ? pages.has(mark.props) : true) &&
    Object.entries(mark.contents ?? {}).every(([key, url]) => hasContent(key, url)) &&
    referencesOf(mark).every(({ url }) => modules.has(url));

  return {
    async load(marks, preloads = []) {
      const missing = marks.filter((mark) => !hasMark(mark));
      const references = new Map(missing.flatMap(referencesOf).map((reference) => [reference.url, reference]));
      const files = new Set([
        ...references.keys(),
        ...(missing.length > 0 ? preloads : []),
        ...missing.flatMap((mark) => mark.preload ?? []),
      ]);
      await Promise.all([...files].filter((url) => !modules.has(url)).map(fetchScript));
      for (const mark of missing) await loadContents(mark);
      await Promise.all([...references.values()].filter(({ url }) => !modules.has(url)).map(loadModule));
      await Promise.all(missing.map(loadPage));
    },
    has: (marks) => marks.every(hasMark),
    component({ url, name }) {
      const component = modules.get(url)?.[name];
      if (!component) throw new Error(`${url} exports no component "${name}".`);
      return component as AnyComponent; // the server has rendered it
    },
    pageProps: ({ props }) => pages.get(props) ?? {},
  };
}

/** The component of an island, and those among its props. */
function referencesOf({ url, name, props }: IslandMark): ComponentReference[] {
  const references = [{ url, name }];
  if (name !== PAGE) {
    readProps(props, {
      slot: nothing,
      component: (reference) => references.push(reference),
      element: ({ type }: ElementReference) => typeof type === 'object' && references.push(type),
    });
  }
  return references;
}

function nothing(): undefined {}
