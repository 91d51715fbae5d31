/**
 * What a site remembers of its copies and wrappers: `src/theme/.swizzled.json`, which belongs into version control. It has the text
 * of each original, so that an upgrade can be merged without a network and without the release that it came from. A line for
 * each file, so that branches seldom meet in it.
 */
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { definedProps } from '../../shared/defined-props.js';
import { isRecord } from '../../shared/is-record.js';
import { readTextIfExists, toPosixPath, writeFileAtomic } from '../base/files.js';
import { hashText } from '../base/hash.js';
import { SiteError } from '../base/site-error.js';
import { contractOf } from './contract.js';
import { componentFile, createOriginals, findOwner, originalOf } from './originals.js';
import type { SwizzleAction, SwizzledFile, SwizzleRequest } from './types.js';

export const MEMORY_FILE = '.swizzled.json';

export interface Remembered {
  theme: string;
  component: string;
  action: SwizzleAction;
  /** Release of the theme. */
  release?: string;
  /** Text of the original at that time; of a wrapper, that of the component in it. Absent when it is damaged. */
  original?: string;
  /** What the props of the component were then; absent where the theme has no types. */
  props?: string;
}

/** File below `src/theme` → what is remembered of it. */
export type Memory = Map<string, Remembered>;

export async function readMemory(targetDir: string): Promise<Memory> {
  const file = path.join(targetDir, MEMORY_FILE);
  const text = await readTextIfExists(file);
  if (text === undefined) return new Map();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SiteError('What is remembered of copies of components is no JSON.', {
      file,
      hint: 'Did a merge leave its marks in it? Keep the lines of both sides. Without the file, copies are compared with the components of today.',
      cause: error,
    });
  }
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.files))
    throw new SiteError('What is remembered of copies of components was written by another release.', {
      file,
      hint: 'Use the release that wrote it, or remove the file.',
    });
  return new Map(Object.entries(value.files).flatMap(([name, entry]) => readEntry(name, entry)));
}

export function memoryToText(memory: Memory): string {
  const lines = [...memory]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(writeEntry(entry))}`);
  return `{\n  "version": 1,\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Notes files that have just been written. */
export async function rememberFiles(
  files: readonly SwizzledFile[],
  { theme, component, language, targetDir }: SwizzleRequest,
  action: SwizzleAction,
): Promise<void> {
  const memory = await readMemory(targetDir);
  const originals = createOriginals(targetDir);
  for (const { file, text } of files) {
    const name = toPosixPath(path.relative(targetDir, file));
    // Of a folder, each component is noted by itself.
    const own = findOwner(name, [theme])?.component ?? component;
    const original = action === 'eject' ? text : originalOf(originals(theme, own, language), name, own.name);
    const props = componentFile(name) === own.name ? contractOf(theme, own) : undefined;
    memory.set(
      name,
      definedProps({ theme: theme.name, component: own.name, action, release: theme.version, original, props }),
    );
  }
  await writeFileAtomic(path.join(targetDir, MEMORY_FILE), memoryToText(memory));
}

function readEntry(name: string, entry: unknown): [string, Remembered][] {
  if (!isRecord(entry)) return [];
  const { theme, component, action, release, hash, text, props } = entry;
  if (typeof theme !== 'string' || typeof component !== 'string' || (action !== 'eject' && action !== 'wrap'))
    return [];
  const original = typeof text === 'string' ? unpack(text) : undefined;
  const isWhole = original !== undefined && hashText(original, HASH) === hash;
  return [
    [
      name,
      {
        theme,
        component,
        action,
        ...(typeof release === 'string' && { release }),
        ...(isWhole && { original }),
        ...(typeof props === 'string' && { props }),
      },
    ],
  ];
}

function writeEntry({ original, ...entry }: Remembered): object {
  if (original === undefined) return entry;
  return { ...entry, hash: hashText(original, HASH), text: brotliCompressSync(original).toString('base64') };
}

/** Letters of a hash. */
const HASH = 16;

function unpack(text: string): string | undefined {
  try {
    return brotliDecompressSync(Buffer.from(text, 'base64')).toString('utf8');
  } catch {
    return undefined;
  }
}
