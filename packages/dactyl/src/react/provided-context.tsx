/**
 * Contexts of ours that static code provides and islands read (`useDoc`, for example). On the server the provider
 * renders a placeholder; if an island below reads the value, the placeholder becomes a mark that contains it. In the
 * browser the value comes from that mark. Contexts are identified by name, so that the code that hydrates needs none
 * of their modules.
 */
import { createContext, createElement, use, useContext, useMemo, type Context, type ReactNode } from 'react';
import { PROVIDE } from '../shared/marks/placeholder-names.js';
import { IslandContext } from './island-context.js';
import { noteReads } from './large-parts.js';
import { RegionContext, RenderContext } from './render-context.js';
import type { ProvideRecord } from './page-rendering.js';

/** The value of a context, and on the server the record of its provider. */
interface Cell {
  value: unknown;
  record?: ProvideRecord;
}

/** The provider of such a context, with the name by which `useProvidedContext` finds it. */
export interface ProvidedContext<Value> {
  (props: { value: Value; children?: ReactNode }): ReactNode;
  contextName: string;
  fallback: Value;
}

export interface ProvidedContextOptions {
  /** Whether each island below gets the value, and not only those that read it on the server. Default: false. */
  always?: boolean;
  /**
   * Names of large parts, which also describe other pages: records by name, or lists. An island only gets the entries
   * that it reads on the server. Default: none.
   */
  parts?: readonly string[];
}

// Keyed by name, because a page's marks name contexts whose modules load later or never.
const contexts = new Map<string, Context<Cell | undefined>>();

function contextNamed(name: string): Context<Cell | undefined> {
  const known = contexts.get(name);
  if (known) return known;
  const context = createContext<Cell | undefined>(undefined);
  contexts.set(name, context);
  return context;
}

export function createProvidedContext<Value>(
  name: string,
  fallback: Value,
  options?: ProvidedContextOptions,
): ProvidedContext<Value> {
  // Only the server uses the options; bundles for the browser leave this code out.
  const Provider = ({ value, children }: { value: Value; children?: ReactNode }) => (
    <Provide {...(import.meta.env.SSR ? { ...options, name, value } : { name, value })}>{children}</Provide>
  );
  return Object.assign(Provider, { contextName: name, fallback });
}

export function useProvidedContext<Value>({ contextName: name, fallback }: ProvidedContext<Value>): Value {
  const cell = useContext(contextNamed(name));
  if (!cell) return fallback;
  if (import.meta.env.SSR) {
    const { record } = cell;
    const region = use(RegionContext);
    if (record && use(IslandContext)) {
      record.needed = true;
      const { parts, read } = record;
      if (region && record.region !== region.key) region.reads.add(name);
      // The cast: it is a copy of the value.
      if (parts.length > 0 && cell.value) return noteReads(cell.value, parts, read) as Value;
    }
  }
  return cell.value as Value; // all contexts of one name are created at one place
}

export interface ProvideProps {
  name: string;
  value: unknown;
  always?: boolean;
  parts?: readonly string[];
  children?: ReactNode;
}

/** Provides a value by the name of its context. */
export function Provide(props: ProvideProps): ReactNode {
  const { name, value, children } = props;
  const context = contextNamed(name);
  const cell = useMemo((): Cell => ({ value }), [value]);
  // Bundles for the browser leave this code out.
  const work = import.meta.env.SSR && !use(IslandContext) && use(RenderContext)?.work;
  if (!work) return createElement(context, { value: cell }, children);
  const { always = false, parts = [] } = props;
  const record: ProvideRecord = {
    name,
    value,
    needed: false,
    always,
    region: use(RegionContext)?.key,
    parts,
    read: new Map(),
  };
  const n = work.provides.push(record) - 1;
  return createElement(context, { value: { value, record } }, createElement(PROVIDE, { n }, children));
}

/** Records that a region which is not rendered again reads these contexts. */
export function useNeededContexts(names: ReadonlySet<string>): void {
  // Bundles for the browser leave this code out, because nothing is recorded there.
  if (!import.meta.env.SSR) return;
  for (const name of names) {
    const record = use(contextNamed(name))?.record;
    if (record) record.needed = true;
  }
}
