/**
 * Inputs that nobody meant to write, made of what people do write: a file of a corpus with some bytes changed, or a value
 * with some parts changed. Each change shrinks away by itself, so that what is left of a failure is what causes it.
 */
import fc from 'fast-check';
import { isRecord } from '../../src/shared/is-record.js';

const { DACTYL_TEST_FULL, DACTYL_TEST_INPUTS, DACTYL_TEST_SEED } = process.env;

/** How many inputs of each format: as many as `npm test` can pay for, two seconds of processor time in all. */
const TOTAL = Number(DACTYL_TEST_INPUTS ?? (DACTYL_TEST_FULL === '1' ? 50_000 : 150));

/** Many inputs are several tests, because a test that goes on for minutes seems to hang. */
export const PARTS: readonly number[] = Array.from({ length: Math.ceil(TOTAL / 2500) }, (_, part) => part + 1);
export const COUNT: number = Math.ceil(TOTAL / PARTS.length);

/** Of formats whose inputs take less than a tenth of a millisecond. */
export const CHEAP_COUNT: number = Math.max(COUNT, 2000);

/** The same inputs in each run; `DACTYL_TEST_SEED` tries others. */
export const SEED = Number(DACTYL_TEST_SEED ?? 29);

interface Edit {
  /** Where, as a part of 2 ** 16. */
  at: number;
  length: number;
  by: Buffer;
}

const toEdit = (at: number, length: number, by: string | Uint8Array): Edit => ({ at, length, by: Buffer.from(by) });
const place = fc.nat(2 ** 16 - 1);

/** Texts of the corpus with changed bytes, lines and passages. Not always UTF-8. */
export function damagedBytes(corpus: readonly string[], signs: readonly string[]): fc.Arbitrary<Buffer> {
  const text = fc.constantFrom(...corpus);
  const sign = fc.constantFrom(...signs, ...HARD);
  const passage = fc.tuple(text, place, fc.nat(200)).map(([from, at, length]) => {
    const start = scale(at, from.length);
    return from.slice(start, start + length);
  });
  const edit = fc.oneof(
    fc.tuple(place, fc.nat(3), sign).map(([at, length, by]) => toEdit(at, length, by)),
    fc.tuple(place, fc.nat(3), fc.uint8Array({ maxLength: 4 })).map(([at, length, by]) => toEdit(at, length, by)),
    fc.tuple(place, fc.nat(60)).map(([at, length]) => toEdit(at, length, '')),
    fc.tuple(place, fc.constant(Infinity)).map(([at, length]) => toEdit(at, length, '')),
    fc.tuple(place, passage).map(([at, by]) => toEdit(at, 0, by)),
    fc.tuple(place, sign, fc.nat(300)).map(([at, by, times]) => toEdit(at, 0, by.repeat(times))),
    fc.tuple(place, sign).map(([at, by]) => toEdit(at, 0, `\n${by}`)),
  );
  return fc
    .tuple(text, fc.array(edit, { maxLength: 6 }))
    .map(([start, edits]) => edits.reduce(change, Buffer.from(start)));
}

function change(bytes: Buffer, { at, length, by }: Edit): Buffer {
  const start = scale(at, bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, start), by, bytes.subarray(Math.min(bytes.length, start + length))]);
}

const scale = (at: number, below: number) => Math.floor((at / 2 ** 16) * below);

const words = (text: string) => text.split(' ');

/** Characters that are hard for any format. */
const HARD = words('\0 \uFEFF \u2028 \u00A0 👩‍👩‍👧 \t \r \n \\ ../ %00 %2e%2e/ __proto__ constructor <script>');

/** Signs with a meaning in YAML and JSON, and keys and values that trip programs. */
export const DATA_SIGNS = [
  ...words(
    '{ } [ ] , : - ? | > & * ! % @ ` " \' # ~ ---\n ...\n |\n >-\n /* // // {} [] "" null true NaN .inf -0 1e999',
  ),
  ...words(
    '<<:\u00A0*a\n *a !!binary !!js/function 0x10 1_000 012 2020-13-45 2020-01-01T00:00:00Z "\\u0000" "\\ud800"',
  ),
  ...'- /: /? /  /\n  /&a /__proto__: /"__proto__": /toString: /constructor: /? [a]\n: b\n/<<: *a\n/# x\n'.split('/'),
];

/** Values of the corpus with parts replaced, removed, wrapped or under another name. `own` are more values to put in. */
export function damagedValue(corpus: readonly unknown[], own: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const other = fc.oneof(
    fc.constantFrom<unknown>(...ODD_VALUES, ...own),
    fc.constantFrom(...corpus),
    fc.anything({ maxDepth: 2, withBigInt: false }),
  );
  const name = fc.oneof(fc.constantFrom(...ODD_NAMES), fc.string({ maxLength: 8 }));
  const edit = fc.oneof(
    { weight: 4, arbitrary: fc.record({ node: fc.nat(), kind: fc.constant('replace' as const), value: other }) },
    fc.record({ node: fc.nat(), kind: fc.constant('remove' as const) }),
    fc.record({ node: fc.nat(), kind: fc.constant('rename' as const), name }),
    fc.record({ node: fc.nat(), kind: fc.constant('add' as const), name, value: other }),
    fc.record({ node: fc.nat(), kind: fc.constant('wrap' as const), times: fc.constantFrom(1, 2, 300) }),
  );
  return fc
    .tuple(fc.constantFrom(...corpus), fc.array(edit, { maxLength: 5 }))
    .map(([start, edits]) => edits.reduce<unknown>((value, one) => changeNode(value, one), start));
}

type ValueEdit = { node: number } & (
  | { kind: 'replace'; value: unknown }
  | { kind: 'remove' }
  | { kind: 'rename'; name: string }
  | { kind: 'add'; name: string; value: unknown }
  | { kind: 'wrap'; times: number }
);

const REMOVED = Symbol('removed');

/** The value with its nth part changed; parts are counted from the outside, and others are those of the original. */
function changeNode(root: unknown, edit: ValueEdit): unknown {
  const result = changeAt(root, edit.node % Math.max(1, countNodes(root)), edit);
  return result === REMOVED ? undefined : result;
}

function changeAt(value: unknown, chosen: number, edit: ValueEdit): unknown {
  if (chosen === 0) return changed(value, edit);
  let at = 1;
  const inside = (inner: unknown) => {
    const first = at;
    at += countNodes(inner);
    return chosen >= first && chosen < at ? chosen - first : undefined;
  };
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const within = inside(item);
      const result = within === undefined ? item : changeAt(item, within, edit);
      return result === REMOVED ? [] : [result];
    });
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const within = inside(inner);
    if (within === undefined) return [[name, inner]];
    const result = changeAt(inner, within, edit);
    if (result === REMOVED) return [];
    return [[within === 0 && edit.kind === 'rename' ? edit.name : name, result]];
  });
  return fromEntries(entries);
}

function changed(value: unknown, edit: ValueEdit): unknown {
  if (edit.kind === 'replace') return edit.value;
  if (edit.kind === 'remove') return REMOVED;
  if (edit.kind === 'rename') return value;
  if (edit.kind === 'wrap') {
    let wrapped = value;
    for (let count = 0; count < edit.times; count++) wrapped = count % 2 ? { items: wrapped } : [wrapped];
    return wrapped;
  }
  if (Array.isArray(value)) return [...value, edit.value];
  return isPlain(value) ? fromEntries([...Object.entries(value), [edit.name, edit.value]]) : edit.value;
}

/** Also `__proto__` becomes a key, as it does for `JSON.parse`. */
function fromEntries(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries);
}

/** Of values that were counted before: most parts of an input are those of the corpus. */
const counts = new WeakMap<object, number>();

function countNodes(value: unknown): number {
  if (!Array.isArray(value) && !isPlain(value)) return 1;
  const known = counts.get(value);
  if (known !== undefined) return known;
  const count = Object.values(value).reduce<number>((sum, item) => sum + countNodes(item), 1);
  counts.set(value, count);
  return count;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}

const ODD_NAMES = ['', ...words('__proto__ constructor toString hasOwnProperty 0 -1 a.b a[0] " id type')];

const HARD_TEXTS = ['', ' ', 'a\0b', 'a\nb', '\uD800', 'a'.repeat(5000), '*'.repeat(200), '('.repeat(200)];

export const ODD_TEXTS: readonly string[] = [
  ...HARD_TEXTS,
  ...words('/ // . .. ../../x /../../x %2e%2e/x javascript:alert(1) https:// http://[ <script> __proto__ constructor'),
  ...words('[[ {a,b ! **/../.. mailto: 2020-13-45'),
];

const ODD_SCALARS = [null, undefined, true, false, 0, -1, -0, 1.5, 2 ** 53, 1e308, Number.NaN, Infinity];

const ODD_VALUES: readonly unknown[] = [
  ...ODD_SCALARS,
  ...ODD_TEXTS,
  [],
  {},
  [[]],
  [null],
  ...['doc', '__proto__', {}, null].map((type) => ({ type })),
  new Date(Number.NaN),
];
