/**
 * Props of an island, in two forms: as the component gets them on the server (nodes are slots that note where they
 * were put), and as text for the page's mark.
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
  /** Files of components among the values. */
  files: ClientFile[];
  /** Those components, by `componentKey`. */
  components: Map<string, unknown>;
}

export function componentKey({ url, name }: ComponentReference): string {
  return `${url} ${name}`;
}

export interface EncodeOptions {
  /** Whether the component looks into elements that it is given. */
  introspects: boolean;
  services: Pick<RenderServices, 'clientFile'>;
  /** Called when the component changes a slot as if it were the element that it stands for. */
  onChangedSlot(): void;
}

/** A value that does not survive the way through the page. */
export class UnwritableProp extends Error {}

/** A value in both forms; they are the same where nothing in it had to be replaced. */
interface EncodedValue {
  live: unknown;
  data: unknown;
}

interface ValuePlace {
  /** Like `items[0].label`. */
  path: string;
  /** Whether elements here are looked into. */
  open: boolean;
  /** What it is a value of: of `children` an array with nodes in it is one node. */
  isNode?: boolean;
}

/** @throws UnwritableProp */
export function encodeProps(props: Record<string, unknown>, options: EncodeOptions): EncodedProps {
  const slots: SlotRecord[] = [];
  const files: ClientFile[] = [];
  const components = new Map<string, unknown>();
  const seen = new Map<object, EncodedValue>();
  const { live, data } = encodeEntries(props, { path: '', open: options.introspects }, true);
  // The casts: an object stays an object.
  return {
    live: live as Record<string, unknown>,
    text: write(data as Record<string, unknown>),
    slots,
    files,
    components,
  };

  function encode(value: unknown, place: ValuePlace): EncodedValue {
    if (typeof value === 'function') return encodeComponent(value, place);
    if (typeof value === 'symbol') throw new UnwritableProp(`its prop "${place.path}" is a symbol`);
    if (typeof value !== 'object' || value === null) return same(value);
    if (isValidElement<Record<string, unknown>>(value)) return place.open ? encodeElement(value, place) : slot(value);
    if ('$$typeof' in value) throw new UnwritableProp(`its prop "${place.path}" is a value of React's own`);
    const known = seen.get(value);
    if (known) return known;
    if (Array.isArray(value)) {
      return place.isNode && !place.open && holdsElement(value) ? slot(value) : encodeArray(value, place);
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null
      ? encodeEntries(value as Record<string, unknown>, place, false) // it is a plain object
      : same(value);
  }

  function encodeEntries(object: Record<string, unknown>, { path, open }: ValuePlace, areProps: boolean): EncodedValue {
    const both = { live: {} as Record<string, unknown>, data: {} as Record<string, unknown> };
    seen.set(object, both);
    let changed = false;
    for (const [name, value] of Object.entries(object)) {
      const place = { path: path === '' ? name : `${path}.${name}`, open, isNode: areProps && name === 'children' };
      const { live: liveValue, data: dataValue } = encode(value, place);
      both.live[name] = liveValue;
      both.data[name] = dataValue;
      changed ||= liveValue !== value || dataValue !== value;
    }
    return changed ? both : keep(object);
  }

  function encodeArray(items: unknown[], { path, open }: ValuePlace): EncodedValue {
    const both = { live: [] as unknown[], data: [] as unknown[] };
    seen.set(items, both);
    for (const [index, written] of items.entries()) {
      const keyed = isValidElement(written) && written.key === null ? cloneElement(written, { key: index }) : written;
      const item = encode(keyed, { path: `${path}[${index}]`, open });
      both.live.push(item.live);
      both.data.push(item.data);
    }
    const changed = items.some((item, index) => item !== both.live[index] || item !== both.data[index]);
    return changed ? both : keep(items);
  }

  function slot(node: ReactNode): EncodedValue {
    const record: SlotRecord = { node, rendered: false, onChanged: options.onChangedSlot };
    const number = slots.push(record) - 1;
    // Arrays of slots are shown as they are, so each has a key.
    return { live: createElement(Slot, { key: number, number, slot: record }), data: new Reference('slot', number) };
  }

  function encodeComponent(value: object, { path }: ValuePlace): EncodedValue {
    return {
      live: value,
      data: new Reference('component', componentReference(value, `its prop "${path}" is a function`)),
    };
  }

  function componentReference(value: unknown, problem: string): ComponentReference {
    const component = markedComponent(value);
    const file = component && options.services.clientFile(component.facts.module);
    if (!file) throw new UnwritableProp(problem);
    const reference = { url: file.url, name: component.facts.name };
    files.push(file);
    components.set(componentKey(reference), value);
    return reference;
  }

  /** Written with its own props; nodes deeper in it are slots. */
  function encodeElement(element: ReactElement<Record<string, unknown>>, place: ValuePlace): EncodedValue {
    const { path } = place;
    const { type, key, props: own } = element;
    // Markdown directly in a component is elements already, see `node/markdown/steps/component-children.ts`.
    if (typeof type === 'symbol' || type === Raw) return slot(element);
    const reference =
      typeof type === 'string'
        ? type
        : componentReference(type, `its prop "${path}" holds <${nameOf(type)}>, which it looks into`);
    const inner = encodeEntries(own, { path, open: false }, true);
    return {
      live: inner.live === own ? element : cloneElement(element, inner.live as Record<string, unknown>), // its own props
      data: new Reference('element', { type: reference, key, props: inner.data }),
    };
  }

  function keep(value: object): EncodedValue {
    const both = same(value);
    seen.set(value, both);
    return both;
  }
}

function same(value: unknown): EncodedValue {
  return { live: value, data: value };
}

function holdsElement(items: readonly unknown[]): boolean {
  return items.some((item) => isValidElement(item) || (Array.isArray(item) && holdsElement(item)));
}

function nameOf(type: unknown): string {
  const { displayName, name } = type as { displayName?: string; name?: string }; // of a component
  return displayName ?? name ?? 'a component';
}

function write(data: Record<string, unknown>): string {
  try {
    return writeProps(data);
  } catch (error) {
    // What `devalue` throws says where: `.items[0].date`.
    const { path = '', message } = error as Error & { path?: string };
    throw new UnwritableProp(`its prop "${path.replace(/^\./, '')}" cannot be written (${message})`, { cause: error });
  }
}
