/** A page's nodes → the React tree with its islands. Its shape is that of `islands/skeleton.ts`. */
import { createElement, Fragment, Suspense, type ReactElement, type ReactNode } from 'react';
import type { ProvideMark } from '../../shared/islands.js';
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
  /** Prefix of the keys of what belongs to this page alone. */
  page: string;
  /** Regions on screen by hash, which stay the same elements. */
  shown?: ReadonlyMap<string, ReactElement>;
}

export interface PageTree {
  nodes: ReactNode[];
  regions: ReadonlyMap<string, ReactElement>;
}

export function createTree(root: Node, { modules, page, shown }: TreeOptions): PageTree {
  const regions = new Map<string, ReactElement>();

  const dropped: Node[] = [];

  // The casts in it: the walk calls each function with nodes of its kind.
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
    // What an island shows inside of the layout fails there: the layout around it stays.
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
      // What does not fit the page is rendered anew up to here, not all of the page.
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

/** An island that the layout stands in is the page: when it fails, the layout stays around what is said of it. */
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

/** White space between the parts of a table, of which React says that it must not be there. */
function isBetweenRows({ nodeValue, parentNode }: Node): boolean {
  return !nodeValue?.trim() && /^(?:TABLE|TBODY|THEAD|TFOOT|TR|COLGROUP)$/.test(parentNode?.nodeName ?? '');
}
