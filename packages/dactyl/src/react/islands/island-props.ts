/**
 * Props of an island on their way through the page. `devalue` writes values that are not JSON, and React nodes become
 * slots.
 */
import { stringify } from 'devalue';
import { PROP_TYPES } from '../../shared/islands.js';
import { readValue } from './read-value.js';

/** A component as the value of a prop: its module in the browser, and its name. */
export interface ComponentReference {
  url: string;
  name: string;
}

/** An element whose type and props an island reads. */
export interface ElementReference {
  type: string | ComponentReference;
  key: string | null;
  props: Record<string, unknown>;
}

/** Stands for a node, a component or an element in encoded props. */
export class Reference {
  constructor(
    readonly kind: keyof typeof PROP_TYPES,
    readonly value: unknown,
  ) {}
}

/** Functions that turn references back into values. */
export interface PropReaders {
  slot(number: number): unknown;
  component(reference: ComponentReference): unknown;
  element(reference: ElementReference): unknown;
}

/** @throws the error of `devalue` (with `path`) for a function, or an object with a prototype of its own */
export function writeProps(props: Record<string, unknown>): string {
  const writers = Object.entries(PROP_TYPES).map(([kind, name]) => [
    name,
    (value: unknown) => value instanceof Reference && value.kind === kind && [value.value],
  ]);
  return stringify(props, Object.fromEntries(writers) as Record<string, (value: unknown) => unknown>);
}

export function readProps(text: string, readers: PropReaders): Record<string, unknown> {
  // The casts: `writeProps` wrote each kind with a value of its type in an array.
  const entries = Object.entries(PROP_TYPES).map(([kind, name]) => [
    name,
    (written: unknown) => readers[kind as keyof PropReaders]((written as [never])[0]),
  ]);
  return readValue(text, Object.fromEntries(entries)) as Record<string, unknown>;
}
