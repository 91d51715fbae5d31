/**
 * Builds the React tree with a page's islands from its DOM nodes. The structure of the tree is that of
 * `islands/skeleton.ts`.
 */
import { createElement, Fragment, Suspense, type ReactElement, type ReactNode } from 'react';
import type { ProvideMark } from '../../shared/marks/mark-data.js';
import { Adopted, AdoptedContext, Hole } from '../../react/islands/adopt.js';
import { readProps, type ElementReference } from '../../react/islands/island-props.js';
import { readValue } from '../../react/islands/read-value.js';
import { skeleton, type FoundIsland, type SkeletonHost } from '../../react/islands/skeleton.js';
import { Provide } from '../../react/provided-context.js';
import { IslandBoundary } from './IslandBoundary.js';
import type { IslandModules } from './island-modules.js';
import { loadComplaints } from './load-complaints.js';
import { readHtml } from './read-html.js';
import { createAncestor, createLeaf } from './static-element.js';

export interface TreeOptions {
  modules: IslandModules;
  /** Prefix for keys of elements that belong to this page only. */
  page: string;
  /** Regions on screen by hash; their elements are kept. */
  shown?: ReadonlyMap<string, ReactElement>;
}

export interface PageTree {
  nodes: ReactNode[];
  regions: ReadonlyMap<string, ReactElement>;
}

export function createTree(root: Node, { modules, page, shown }: TreeOptions): PageTree {
  const regions = new Map<string, ReactElement>();

  const dropped: Node[] = [];

  // The casts below are safe because the walk calls each function with nodes of its kind.
  const host: SkeletonHost<Node> = {
    text(node) {
      if (!isBetweenRows(node)) return node.nodeValue;
      dropped.push(node);
      return null;
    },
    leaf: (node, key) => createLeaf(node as Element, key),
    ancestor: (node, key, children) => createAncestor(node as Element, key, children),
    slot: (children) => children,
    torn: async (mark) => (await loadComplaints()).reportTorn(mark),
    // An error of an island's content inside the layout is caught there, so that the layout stays.
    hole: (name, { key, provided }) =>
      provide(
        provided,
        createElement(IslandBoundary, { name: 'inside of the layout', isPage: true }, createElement(Hole, { name })),
        key,
      ),
    region(hash, key, children) {
      const region = regions.get(hash) ?? shown?.get(hash) ?? createElement(Fragment, { key }, children());
      regions.set(hash, region);
      return region;
    },
    island(found) {
      const { mark, key, provided } = found;
      const component = createElement(modules.component(mark), propsOf(found));
      const adopting = createElement(AdoptedContext, { value: found.adopted }, component);
      const boundary = { name: `${mark.name} (${mark.url})`, ...(found.adopted.has('layout') && aroundLayout(found)) };
      const island = createElement(IslandBoundary, boundary, provide(provided, adopting));
      // A hydration mismatch makes React render anew up to this boundary, not the whole page.
      return createElement(Suspense, { key }, island);
    },
  };

  function propsOf({ mark, slots }: FoundIsland): Record<string, unknown> {
    if (mark.name === '$app') return modules.pageProps(mark);
    return readProps(mark.props, {
      slot(number) {
        const node = slots.get(number) ?? walk(readHtml(mark.slots?.[number] ?? ''));
        return createElement(Fragment, { key: number }, node);
      },
      component: modules.component,
      element: ({ type, key, props }: ElementReference) =>
        createElement(
          typeof type === 'string' ? type : modules.component(type),
          key === null ? props : { ...props, key },
        ),
    });
  }

  const walk = (node: Node) => skeleton(node, host, { page });
  const nodes = walk(root);
  for (const node of dropped) node.parentNode?.removeChild(node);
  return { nodes, regions };
}

/**
 * An island that contains the layout is the whole page: if it fails, the layout is kept around the error message.
 */
function aroundLayout({ adopted, provided }: FoundIsland) {
  return {
    isPage: true,
    frame: (children: ReactNode) =>
      provide(
        provided,
        createElement(
          AdoptedContext,
          { value: adopted },
          createElement(Adopted, { name: 'layout', holes: { children } }),
        ),
      ),
  };
}

function provide(marks: readonly ProvideMark[], inner: ReactElement, key?: string): ReactElement {
  const element = marks.reduceRight(
    (children, { name, value }) => createElement(Provide, { name, value: readValue(value) }, children),
    inner,
  );
  return key === undefined ? element : createElement(Fragment, { key }, element);
}

/** White space between the parts of a table, which React reports as invalid nesting. */
function isBetweenRows({ nodeValue, parentNode }: Node): boolean {
  return !nodeValue?.trim() && /^(?:TABLE|TBODY|THEAD|TFOOT|TR|COLGROUP)$/.test(parentNode?.nodeName ?? '');
}
