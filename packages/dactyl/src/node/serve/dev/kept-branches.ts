/**
 * Branches of sidebars, for both renderers of a locale and from one start of the server to the next: rendering a sidebar of ten
 * thousand items takes as long as all the rest of the first page. In: a file, and what they are rendered with. Out:
 * `RenderServices.branches`.
 */
import { readFileSync } from 'node:fs';
import { createSeal, isSealed } from '../../base/cache-seal.js';
import { writeFileAtomic } from '../../base/files.js';
import { isRecord } from '../../../shared/is-record.js';
import type { KeptBranch } from '../../../shared/render.js';

export interface KeptBranches {
  /** Those that were rendered with this code and shell, which a hash or a name stands for. */
  of(madeWith: string): Map<string, KeptBranch>;
  /** Writes those that are new, a little later. */
  keep(): void;
}

/** The browser asks for styles and scripts first. */
const LATER_MS = 500;
const SEAL_NAME = 'branches';

export function createKeptBranches(file: string): KeptBranches {
  let current: { madeWith: string; branches: Map<string, KeptBranch> } | undefined;
  let written = 0;
  let later: NodeJS.Timeout | undefined;

  function write(): void {
    later = undefined;
    if (!current || current.branches.size === written) return;
    written = current.branches.size;
    const { madeWith, branches } = current;
    const text = JSON.stringify({ madeWith, branches: [...branches] });
    // Without the file, the next start renders them.
    writeFileAtomic(file, sealOf(text) + text).catch(() => undefined);
  }

  return {
    of(madeWith) {
      if (current?.madeWith !== madeWith) {
        current = { madeWith, branches: current ? new Map() : readBranches(file, madeWith) };
        written = current.branches.size;
      }
      return current.branches;
    },
    keep() {
      if (current && current.branches.size !== written) later ??= setTimeout(write, LATER_MS).unref();
    },
  };
}

function readBranches(file: string, madeWith: string): Map<string, KeptBranch> {
  try {
    const whole = readFileSync(file, 'utf8');
    const text = whole.slice(whole.indexOf('{'));
    const seal = Buffer.from(whole.slice(0, whole.indexOf('{')), 'hex');
    if (!isSealed(createSeal(), SEAL_NAME, { seal, value: Buffer.from(text) })) return new Map();
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || kept['madeWith'] !== madeWith) return new Map();
    return new Map(kept['branches'] as [string, KeptBranch][]); // the seal says that it is ours, and the name that this code wrote it
  } catch {
    return new Map();
  }
}

/** Precedes the text, in hexadecimal. */
function sealOf(text: string): string {
  return createSeal().of(SEAL_NAME, Buffer.from(text)).toString('hex');
}
