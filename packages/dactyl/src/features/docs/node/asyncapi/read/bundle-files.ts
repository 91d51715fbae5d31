/**
 * A document and the files that it refers to → one document. Other files stand in a field of it, and references lead there, so a
 * schema may refer to itself across files.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError, throwAll } from '../../../../../node/base/site-error.js';
import { isRecord } from '../../../../../shared/is-record.js';
import { readDocument, type ReferenceDocument } from '../../reference/read-document.js';
import { holderOf, isDataKey, missingTarget, pointerKey, referencesIn } from '../../reference/references.js';
import { pointerKeys } from '../../reference/schema/schema-types.js';

/** The specification leaves names that begin with `x-` to tools. */
export const OTHERS = 'x-dactyl-files';
/** Keys whose values are data of the API. */
export const DATA_KEYS = /^(?:examples?|default|const|enum)$/;
/** Keys whose values are schemas. */
export const SCHEMA_KEYS = /^(?:payload|headers|schemas?)$/;

export interface Bundle {
  root: Record<string, unknown>;
  /** All files, absolute; the document is the first. */
  files: string[];
  /** Where a pointer in `root` stands. */
  placeOf: (pointer: string) => { file: string; line?: number; column?: number };
}

interface BundledFile extends ReferenceDocument {
  file: string;
  /** Reference as it is written → one that leads to the same in the bundle. */
  targets: Map<string, string>;
}

export function bundleFiles(file: string, document: ReferenceDocument): Bundle {
  const all: BundledFile[] = [];
  const faults: SiteError[] = [];
  const add = (name: string, read: ReferenceDocument): number => {
    const bundled = { ...read, file: name, targets: new Map<string, string>() };
    const index = all.push(bundled) - 1;
    for (const { reference, pointer } of referencesIn(read.value, DATA_KEYS)) {
      if (bundled.targets.has(reference)) continue;
      if (isWebSchema(reference, pointer)) continue;
      const target = targetOf(reference, bundled, index);
      if (typeof target !== 'string') {
        const { message, hint } = target;
        // Most files have many references to another: one tells enough.
        if (!faults.some((one) => one.message === message))
          faults.push(new SiteError(message, { file: name, ...read.placeOf(`${pointer}/$ref`), hint }));
      } else bundled.targets.set(reference, target);
    }
    return index;
  };
  const targetOf = (reference: string, from: BundledFile, index: number): string | Mistake => {
    const [name = '', ...rest] = reference.split('#');
    const pointer = rest.join('#');
    if (name === '') return `${prefix(index)}${pointer}`;
    const other = resolveFile(name, from.file);
    if (typeof other !== 'string') return other;
    const known = all.findIndex((one) => one.file === other);
    const at = known === -1 ? add(other, readOther(other)) : known;
    return `${prefix(at)}${pointer}`;
  };
  add(file, document);
  throwAll(faults);
  const values = all.map(({ value, targets }) => withTargets(value, targets));
  const [first, ...others] = values;
  // The cast: who calls has checked it.
  const root = { ...(first as Record<string, unknown>), ...(others.length > 0 && { [OTHERS]: others }) };
  throwAll(all.flatMap((one) => missingTargets(one, root)));
  return { root, files: all.map((one) => one.file), placeOf: (pointer) => placeOf(pointer, all) };
}

/** All of these are told together, with their places. */
interface Mistake {
  message: string;
  hint: string;
}

function prefix(index: number): string {
  return index === 0 ? '#' : `#/${OTHERS}/${index - 1}`;
}

/** Schemas of the web stay there: pages link to them. */
function isWebSchema(reference: string, pointer: string): boolean {
  return /^https?:/.test(reference) && pointerKeys(pointer).some((key) => SCHEMA_KEYS.test(key));
}

function resolveFile(name: string, from: string): string | Mistake {
  if (/^[a-z][\w+.-]+:/i.test(name))
    return {
      message: `The reference to "${name}" leads to another host, which is not asked.`,
      hint: 'Put a copy of the file beside the document, and refer to that.',
    };
  const file = path.resolve(path.dirname(from), decodeURI(name));
  if (existsSync(file)) return file;
  return {
    message: `The reference to "${name}" leads to a file that is not there.`,
    hint: 'Its path starts from the folder of the file that has the reference.',
  };
}

function readOther(file: string): ReferenceDocument {
  return readDocument({ file, what: 'The file', hint: 'The AsyncAPI document refers to it.' });
}

function withTargets(value: unknown, targets: ReadonlyMap<string, string>, holder = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withTargets(one, targets));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (key === '$ref' && typeof one === 'string') return [key, targets.get(one) ?? one];
      return [key, isDataKey(key, holder, DATA_KEYS) ? one : withTargets(one, targets, holderOf(key, holder))];
    }),
  );
}

function missingTargets({ file, value, placeOf: place, targets }: BundledFile, root: unknown): SiteError[] {
  const missing = new Map(
    [...targets].flatMap(([reference, target]) => {
      const fault = missingTarget(target, root);
      return fault ? [[reference, fault.hint] as const] : [];
    }),
  );
  if (missing.size === 0) return [];
  return referencesIn(value, DATA_KEYS).flatMap(({ reference, pointer }) => {
    const hint = missing.get(reference);
    const message = `The reference "${reference}" leads nowhere.`;
    return hint === undefined ? [] : new SiteError(message, { file, ...place(`${pointer}/$ref`), hint });
  });
}

function placeOf(pointer: string, all: readonly BundledFile[]): ReturnType<Bundle['placeOf']> {
  const [first, second, ...rest] = pointerKeys(pointer);
  const isOther = first === OTHERS && second !== undefined;
  const found = all[isOther ? Number(second) + 1 : 0];
  const own = isOther ? `/${rest.map(pointerKey).join('/')}` : pointer;
  return { file: found?.file ?? '', ...found?.placeOf(own) };
}
