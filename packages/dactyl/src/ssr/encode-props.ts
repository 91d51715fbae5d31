/**
 * Encodes props of an island in two forms: for the component on the server, where React nodes are slots that record
 * where they are put, and as text for the mark in the page.
 */
import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { ClientFile } from '../shared/islands.js';
import type { RenderServices } from '../shared/render.js';
import { Reference, writeProps, type ComponentReference } from '../react/islands/island-props.js';
import { Raw } from '../react/Raw.js';
import type { SlotRecord } from '../react/page-rendering.js';
import { markedComponent } from './marked-components.js';
import { Slot } from './Slot.js';

export interface EncodedProps {
  live: Record<string, unknown>;
  text: string;
  slots: SlotRecord[];
  /** Browser files of the components among the values. */
  files: ClientFile[];
  /** The components among the values, by `componentKey`. */
  components: Map<string, unknown>;
}

export function componentKey({ url, name }: ComponentReference): string {
  return `${url} ${name}`;
}

export interface EncodeOptions {
  /** Whether the component inspects elements that it receives. */
  introspects: boolean;
  services: Pick<RenderServices, 'clientFile'>;
  /** Called when the component clones a slot as if it were the element that the slot stands for. */
  onChangedSlot(): void;
}

/** A value that cannot be written into the page. */
export class UnwritableProp extends Error {}

/** A value in both forms; they are equal if nothing in the value had to be replaced. */
interface EncodedValue {
  live: unknown;
  data: unknown;
}

interface ValuePlace {
  /** Path of the value in the props, e.g. `items[0].label`. */
  path: string;
  /** Whether elements at this place are encoded with type and props, because the component inspects them. */
  open: boolean;
  /** Whether the value is that of `children`, where an array that contains nodes is one node. */
  isNode?: boolean;
  /** Whether the value is the complete props of a component. */
  areProps?: boolean;
}

/** Results that are collected during the walk through the values. */
interface Encoding extends Pick<EncodedProps, 'slots' | 'files' | 'components'> {
  options: EncodeOptions;
  /** Objects already encoded, so that one which occurs several times is written once. */
  seen: Map<object, EncodedValue>;
}

/** @throws UnwritableProp */
export function encodeProps(props: Record<string, unknown>, options: EncodeOptions): EncodedProps {
  const encoding: Encoding = { options, slots: [], files: [], components: new Map(), seen: new Map() };
  const { live, data } = encodeEntries(encoding, props, { path: '', open: options.introspects, areProps: true });
  const { slots, files, components } = encoding;
  // The casts: `encodeEntries` returns an object for an object.
  return {
    live: live as Record<string, unknown>,
    text: write(data as Record<string, unknown>),
    slots,
    files,
    components,
  };
}

function encode(encoding: Encoding, value: unknown, place: ValuePlace): EncodedValue {
  if (typeof value === 'function') return encodeComponent(encoding, value, place);
  if (typeof value === 'symbol') throw new UnwritableProp(`its prop "${place.path}" is a symbol`);
  if (typeof value !== 'object' || value === null) return same(value);
  if (isValidElement<Record<string, unknown>>(value))
    return place.open ? encodeElement(encoding, value, place) : slot(encoding, value);
  if ('$$typeof' in value) throw new UnwritableProp(`its prop "${place.path}" is a value of React's own`);
  const known = encoding.seen.get(value);
  if (known) return known;
  if (Array.isArray(value)) {
    const isOneNode = place.isNode && !place.open && holdsElement(value);
    return isOneNode ? slot(encoding, value) : encodeArray(encoding, value, place);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null
    ? encodeEntries(encoding, value as Record<string, unknown>, place) // it is a plain object
    : same(value);
}

function encodeEntries(
  encoding: Encoding,
  object: Record<string, unknown>,
  { path, open, areProps = false }: ValuePlace,
): EncodedValue {
  const both = { live: {} as Record<string, unknown>, data: {} as Record<string, unknown> };
  encoding.seen.set(object, both);
  let changed = false;
  for (const [name, value] of Object.entries(object)) {
    const place = { path: path === '' ? name : `${path}.${name}`, open, isNode: areProps && name === 'children' };
    const { live: liveValue, data: dataValue } = encode(encoding, value, place);
    both.live[name] = liveValue;
    both.data[name] = dataValue;
    changed ||= liveValue !== value || dataValue !== value;
  }
  return changed ? both : keep(encoding, object);
}

function encodeArray(encoding: Encoding, items: unknown[], { path, open }: ValuePlace): EncodedValue {
  const both = { live: [] as unknown[], data: [] as unknown[] };
  encoding.seen.set(items, both);
  for (const [index, written] of items.entries()) {
    const keyed = isValidElement(written) && written.key === null ? cloneElement(written, { key: index }) : written;
    const item = encode(encoding, keyed, { path: `${path}[${index}]`, open });
    both.live.push(item.live);
    both.data.push(item.data);
  }
  const changed = items.some((item, index) => item !== both.live[index] || item !== both.data[index]);
  return changed ? both : keep(encoding, items);
}

function slot({ slots, options }: Encoding, node: ReactNode): EncodedValue {
  const record: SlotRecord = { node, rendered: false, onChanged: options.onChangedSlot };
  const number = slots.push(record) - 1;
  // A component may render an array of slots as it is, so each slot has a key.
  return { live: createElement(Slot, { key: number, number, slot: record }), data: new Reference('slot', number) };
}

function encodeComponent(encoding: Encoding, value: object, { path }: ValuePlace): EncodedValue {
  const reference = componentReference(encoding, value, `its prop "${path}" is a function`);
  return { live: value, data: new Reference('component', reference) };
}

function componentReference(
  { options, files, components }: Encoding,
  value: unknown,
  problem: string,
): ComponentReference {
  const component = markedComponent(value);
  const file = component && options.services.clientFile(component.facts.module);
  if (!file) throw new UnwritableProp(problem);
  const reference = { url: file.url, name: component.facts.name };
  files.push(file);
  components.set(componentKey(reference), value);
  return reference;
}

/** Encodes an element with its own props. Nodes inside these props are slots. */
function encodeElement(
  encoding: Encoding,
  element: ReactElement<Record<string, unknown>>,
  { path }: ValuePlace,
): EncodedValue {
  const { type, key, props: own } = element;
  // Markdown directly inside a component consists of elements, see `node/markdown/steps/component-children.ts`.
  if (typeof type === 'symbol' || type === Raw) return slot(encoding, element);
  const reference =
    typeof type === 'string'
      ? type
      : componentReference(encoding, type, `its prop "${path}" holds <${nameOf(type)}>, which it looks into`);
  const inner = encodeEntries(encoding, own, { path, open: false, areProps: true });
  return {
    live: inner.live === own ? element : cloneElement(element, inner.live as Record<string, unknown>), // its own props
    data: new Reference('element', { type: reference, key, props: inner.data }),
  };
}

function keep({ seen }: Encoding, value: object): EncodedValue {
  const both = same(value);
  seen.set(value, both);
  return both;
}

function same(value: unknown): EncodedValue {
  return { live: value, data: value };
}

function holdsElement(items: readonly unknown[]): boolean {
  return items.some((item) => isValidElement(item) || (Array.isArray(item) && holdsElement(item)));
}

function nameOf(type: unknown): string {
  const { displayName, name } = type as { displayName?: string; name?: string }; // the type is a component
  return displayName ?? name ?? 'a component';
}

function write(data: Record<string, unknown>): string {
  try {
    return writeProps(data);
  } catch (error) {
    // The error of `devalue` has the path of the value: `.items[0].date`.
    const { path = '', message } = error as Error & { path?: string };
    throw new UnwritableProp(`its prop "${path.replace(/^\./, '')}" cannot be written (${message})`, { cause: error });
  }
}
