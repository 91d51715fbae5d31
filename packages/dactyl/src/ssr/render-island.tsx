/** Renders a component that needs the browser as an island, where static code uses it. */
import { createElement, type ComponentType, type ReactNode } from 'react';
import { ISLAND } from '../shared/marks/placeholder-names.js';
import {
  sooner,
  type ClientFile,
  type ComponentFacts,
  type IslandReason,
  type IslandReport,
} from '../shared/islands.js';
import { HydrationChoiceContext, type HydrationChoice } from '../react/Hydrate.js';
import { IslandContext } from '../react/island-context.js';
import type { RegionRecord, IslandRecord, PageWork, PageImports } from '../react/page-rendering.js';
import { creatorOf } from './creators.js';
import { encodeProps, UnwritableProp, type EncodedProps } from './encode-props.js';
import { componentKind } from './component-stand-in.js';
import { contentFiles } from './imported-files.js';
import { promote } from './page-work.js';
import { callProven, contextNow } from './rendering-now.js';
import { UnusedSlots } from './Slot.js';

export interface MetIsland {
  facts: Pick<ComponentFacts, 'module' | 'name' | 'line' | 'introspects'>;
  original: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  reason: IslandReason;
  foundBy: IslandReport['foundBy'];
}

export interface IslandSurroundings {
  work: PageWork;
  region: RegionRecord | undefined;
  /** Markdown that code of the page imports. */
  imports: PageImports | undefined;
  /** Browser file of the island's module. Default: the file of the component's module. */
  file?: ClientFile;
}

export function renderIsland(met: MetIsland, { work, region, imports, ...surroundings }: IslandSurroundings) {
  const { facts, original, props, reason, foundBy } = met;
  const { services, introspective } = work.findings;
  const creator = creatorOf(props);
  const file = surroundings.file ?? services.clientFile(facts.module);
  const introspects = facts.introspects === true || introspective.has(facts.module);
  const encoded = encode();
  if (!file) work.findings.unsound ??= `${facts.module} ${reason.why}, but the browser's bundle has no such module`;
  if (!file || !encoded) {
    // The HTML of this attempt will not be used, but its other findings will.
    return <IslandContext value={{ whole: false, second: false }}>{createElement(original, props)}</IslandContext>;
  }
  if (!introspects && encoded.slots.length > 0) work.withSlots.add(facts.module);
  const files = [file, ...encoded.files];
  const keys = new Set(files.flatMap(({ markdown = [] }) => markdown));
  const { contents, preload } = contentFiles(keys, { imports, services });
  if (region && [...keys].some((key) => imports?.get(key)?.dependsOnPage)) region.dependsOnPage = true;
  const record: IslandRecord = {
    report: {
      ...reason,
      module: facts.module,
      name: facts.name,
      line: facts.line,
      foundBy,
      region: region?.key,
      ...chosenBy(contextNow(HydrationChoiceContext)),
    },
    file: { url: file.url, preload: [...file.preload, ...encoded.files.flatMap(filesOf), ...preload] },
    contents,
    original,
    props: encoded.text,
    slots: encoded.slots,
    components: encoded.components,
    whole: false,
    creator,
  };
  return islandRange({
    record,
    work,
    children: <Guarded original={original} isProven={reason.when === 'key'} live={encoded.live} onError={mayLook} />,
  });

  function encode(): EncodedProps | undefined {
    const onChangedSlot = () => {
      if (introspects)
        moveUp(`gives <${facts.name}> elements that it changes`, 'it changes elements deep in its props');
      else look();
    };
    try {
      return encodeProps(props, { introspects, services, onChangedSlot });
    } catch (error) {
      if (!(error instanceof UnwritableProp)) throw error;
      moveUp(`gives <${facts.name}> something that cannot be written into the page: ${error.message}`, error.message);
      return undefined;
    }
  }

  /**
   * Whether the component may have failed because of slots among its props, which are not the elements that it
   * expects.
   */
  function mayLook(error: unknown): boolean {
    if (introspects || !encoded || encoded.slots.length === 0 || isSuspension(error)) return false;
    look();
    return true;
  }

  /** Makes the next attempt pass elements instead of slots. */
  function look(): void {
    introspective.add(facts.module);
    work.again = true;
  }

  /** Makes an island of the component that created the element. */
  function moveUp(why: string, problem: string): void {
    const when = sooner(reason.when, 'event');
    if (creator === undefined) work.findings.unsound ??= `${facts.module} is an island, but ${problem}`;
    else promote(work, { module: creator, region: region?.key, reason: { why, when, at: creator } });
  }
}

/** What `<Hydrate>` around the island says about it. `never` does not come here: there is no island then. */
function chosenBy({ when, media }: HydrationChoice = {}): Partial<Pick<IslandReport, 'when' | 'chosen'>> {
  if (when === 'never' || (when === undefined && media === undefined)) return {};
  const chosen = { when: when !== undefined, media };
  return when === undefined ? { chosen } : { when, chosen };
}

function filesOf({ url, preload }: ClientFile): string[] {
  return [url, ...preload];
}

export interface IslandRangeInput {
  record: IslandRecord;
  work: PageWork;
  children: ReactNode;
}

/** The output of an island, between placeholders. */
export function islandRange({ record, work, children }: IslandRangeInput) {
  const n = work.islands.push(record) - 1;
  const { report, slots, whole } = record;
  const hurry = (when: IslandReason['when']) => {
    if (!report.chosen?.when) report.when = sooner(report.when, when);
  };
  return (
    <IslandContext value={{ whole, second: false, hurry }}>
      {createElement(ISLAND, { n }, children, slots.length > 0 ? <UnusedSlots slots={slots} /> : null)}
    </IslandContext>
  );
}

interface GuardedProps {
  original: MetIsland['original'];
  /** Whether analysis has seen all effects of the component. */
  isProven: boolean;
  live: Record<string, unknown>;
  /** Reports an error. Returns whether the HTML of this attempt is discarded, so that the error can be ignored. */
  onError(error: unknown): boolean;
}

/** Renders the component itself, and handles its errors. */
function Guarded({ original, isProven, live, onError }: GuardedProps): ReactNode {
  if (componentKind(original) !== 'function') return createElement(original, live);
  try {
    // The cast: the condition has checked that it is a component.
    const call = () => (original as (props: Record<string, unknown>) => ReactNode)(live);
    return isProven ? callProven(call) : call();
  } catch (error) {
    if (onError(error)) return null;
    throw error;
  }
}

/** Whether this is what React throws through a component that waits. */
function isSuspension(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'then' in error || (error instanceof Error && error.message.startsWith('Suspense Exception'));
}
