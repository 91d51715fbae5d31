/**
 * Renders on the server the tree that the browser will build from the page's HTML. This gives the ids of `useId` that
 * the browser will compute, and proves that the browser will find the HTML that it expects. In: the tree of
 * placeholders of the first pass. Out: the same tree with the islands of the second pass, or the reason why the
 * passes differ.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { HOLE, ISLAND, LEAF, SLOT } from '../shared/marks/placeholder-names.js';
import { parse } from 'devalue';
import type { IslandMark, ProvideMark } from '../shared/marks/mark-data.js';
import type { MarkupNode } from '../shared/render.js';
import { IslandContext } from '../react/island-context.js';
import { AdoptedContext, Hole } from '../react/islands/adopt.js';
import { readProps, type ComponentReference, type ElementReference } from '../react/islands/island-props.js';
import { skeleton, type FoundIsland, type SkeletonHost } from '../react/islands/skeleton.js';
import { Provide } from '../react/provided-context.js';
import type { IslandRecord } from '../react/page-rendering.js';
import { componentKey } from './encode-props.js';
import { parsePlaceholders, type Markup, type Range } from '../shared/marks/placeholders.js';
import { rangesOf } from './placeholders.js';
import { hasIds, mergeIslands, ownText } from './second-merge.js';

export interface SecondPassInput {
  islands: readonly IslandRecord[];
  /** HTML of the first pass with short marks; includes regions that the page itself contains. */
  html: string;
  /** HTML of the slots that no island rendered. The marks carry it. */
  unusedSlots: readonly string[];
  parseMarkup(html: string): MarkupNode;
  /** Fills in raw HTML of the first pass. */
  fill(html: string): string;
  /** Renders a tree in the contexts of the page, with its raw HTML filled in. */
  render(tree: ReactNode): string;
}

export type SecondPassResult = { markup: Markup } | { difference: string };

export function secondPass(first: Markup, input: SecondPassInput): SecondPassResult {
  const { islands, html, fill } = input;
  const host = createHost(islands);
  let output: string;
  try {
    // An array of children, as in the browser, because ids depend on the position in the tree.
    output = input.render(<>{skeleton(input.parseMarkup(html), host, { page: '' })}</>);
    // Unused slots contain no ids yet, but the islands in them must be whole.
    for (const slot of input.unusedSlots) skeleton(input.parseMarkup(slot), createHost(islands), { page: '' });
  } catch (error) {
    return { difference: error instanceof Error ? error.message : String(error) };
  }
  const second = islandsByNumber(parsePlaceholders(output));
  for (const range of rangesOf(first, ({ tag }) => tag !== 'unused')) {
    if (range.tag !== 'island' || !host.found.has(range.name)) continue;
    const again = second.get(range.name);
    const difference = again
      ? firstDifference(ownText(range.inside, fill), ownText(again.inside, String))
      : 'in the browser it would not be rendered';
    if (difference === undefined) continue;
    const { module, name } = islands[Number(range.name)]?.report ?? { module: '', name: '' };
    return { difference: `${module} (${name}): ${difference}` };
  }
  if (host.malformed.size > 0 && hasIds(output)) {
    return {
      difference: `the HTML around an island that calls useId is not well formed: <${[...host.malformed].join('>, <')}>`,
    };
  }
  return { markup: mergeIslands(first, second) };
}

function islandsByNumber(markup: Markup): Map<string, Range> {
  const found = new Map<string, Range>();
  for (const range of rangesOf(markup)) {
    if (range.tag === 'island' && !found.has(range.name)) found.set(range.name, range);
  }
  return found;
}

interface SecondHost extends SkeletonHost<MarkupNode> {
  /** Numbers of the islands that the browser will render. */
  found: Set<string>;
  /** Elements that a browser may parse in another way. */
  malformed: Set<string>;
}

/** Represents static nodes by empty elements, because only their position counts. */
function createHost(islands: readonly IslandRecord[]): SecondHost {
  const found = new Set<string>();
  const malformed = new Set<string>();
  const check = ({ localName, malformed: isMalformed }: MarkupNode) => isMalformed && malformed.add(localName);
  return {
    found,
    malformed,
    text: ({ data }) => data,
    leaf(node, key) {
      check(node);
      return createElement(LEAF, { key });
    },
    ancestor(node, key, children) {
      check(node);
      if (node.torn) refuse(undefined, node.localName);
      return createElement(LEAF, { key }, children);
    },
    // In a short mark, `url` is the number of the island.
    island(island) {
      const number = island.mark.url;
      const record = islands[Number(number)];
      if (!record) throw new Error(`The page has no island ${number}.`);
      found.add(number);
      return <SecondIsland key={island.key} number={number} record={record} found={island} />;
    },
    torn: ({ kind, text }) => refuse(kind === 'island' ? islands[Number(numberIn(text))] : undefined),
    slot: (children) => <Fragment>{children}</Fragment>,
    hole: (prop, { key, provided }) =>
      createElement(HOLE, { key, name: prop }, provide(provided, <Hole name={prop} />)),
    region: (_, key, children) => <Fragment key={key}>{children()}</Fragment>,
  };
}

/** @throws always, because a browser would not find islands of the page */
function refuse(island: IslandRecord | undefined, element = 'p'): never {
  const name = island ? `${island.report.module} (${island.report.name})` : 'an island';
  const example = element === 'p' ? 'a <div> in a <p>' : `something in <${element}> that browsers move out of it`;
  throw new Error(
    `browsers take ${name} apart, because the HTML around it is not well formed (${example}, for example)`,
  );
}

function numberIn(mark: string): string {
  return (JSON.parse(mark) as IslandMark).url; // it is a short mark
}

function provide(marks: readonly ProvideMark[], inner: ReactNode): ReactNode {
  return marks.reduceRight(
    (children, { name, value }) => (
      <Provide name={name} value={parse(value)}>
        {children}
      </Provide>
    ),
    inner,
  );
}

interface SecondIslandProps {
  number: string;
  record: IslandRecord;
  found: FoundIsland;
}

function SecondIsland({ number, record, found }: SecondIslandProps) {
  const { original: Original, whole } = record;
  const props = whole ? {} : decodeProps(record, found);
  return (
    <IslandContext value={{ whole, second: true }}>
      <AdoptedContext value={found.adopted}>
        {createElement(ISLAND, { n: number }, provide(found.provided, <Original {...props} />))}
      </AdoptedContext>
    </IslandContext>
  );
}

/** Reads props from the text of a mark, as the browser does. */
function decodeProps({ props, components }: IslandRecord, { slots }: FoundIsland): Record<string, unknown> {
  const component = (reference: ComponentReference) => components.get(componentKey(reference));
  return readProps(props, {
    component,
    slot: (number) => <SecondSlot key={number} number={number} content={slots.get(number)} />,
    element({ type, key, props: own }: ElementReference) {
      // The cast: a type that is no tag was a component in the first pass.
      const Type = typeof type === 'string' ? type : (component(type) as IslandRecord['original']);
      return createElement(Type, key === null ? own : { ...own, key });
    },
  });
}

/** A slot as in the browser: props that the island adds are ignored. */
function SecondSlot({ number, content }: { number: number; content: ReactNode }) {
  return createElement(SLOT, { n: number }, content);
}

const AROUND = 40;

function firstDifference(first: string, second: string): string | undefined {
  if (first === second) return undefined;
  let at = 0;
  while (first[at] === second[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND));
  return `the page has ${part(first)}, the browser would have ${part(second)}`;
}
