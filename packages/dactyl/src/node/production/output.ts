/**
 * The replacement of the output folder: a build writes into a neighbour, which takes the folder's place
 * only when everything succeeded. Whenever the process is killed, `recoverOutput` finds the old output
 * or the new one, whole.
 *
 * Neighbours of `build`, on the same file system, gone after a finished run:
 * - `.build-lock`      who is at work; the others happen only under it
 * - `.build-next`      the new output
 * - `.build-previous`  the old output, between the two renames of a commit: always whole
 * - `.build-trash`     what is being deleted: never looked at
 * - `.build-journal`   a replacement file by file, for folders that cannot be renamed; see `replace-files.ts`
 */
import { mkdir, realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, fileKind, removeTree } from '../base/files.js';
import { takeLock, type LockResult } from '../base/lock-file.js';
import { finishReplacement, replaceFiles } from '../base/replace-files.js';
import { SiteError } from '../base/site-error.js';

export interface OutputSwap {
  /** Write the new output here. */
  dir: string;
  /** The old output, for comparison and hard links; does not exist before the first build. */
  previousDir: string;
  /** Puts the new output in place of the old one. */
  commit(): Promise<void>;
  /** Drops the new output; the old one stays. */
  abort(): Promise<void>;
}

/** The steps that change the disk, to be replaced in tests. */
export interface OutputSteps {
  rename(from: string, to: string): Promise<void>;
  remove(target: string): Promise<void>;
}

export interface OutputOptions {
  steps?: OutputSteps;
  /** Holder of the lock; see `processStamp`. Default: this process. */
  stamp?: string;
}

/** @throws SiteError when another process builds into the folder, or when it cannot be an output folder. */
export async function beginOutput(outDir: string, options: OutputOptions = {}): Promise<OutputSwap> {
  const { steps = DISK, stamp } = options;
  const places = await findPlaces(outDir);
  await refuseUnfit(places.out);
  const lock = await lockBeside(places, stamp);
  if (!lock.isHeld) throw reportBusy(places, lock.holder);
  await restore(places, steps);
  await mkdir(places.next);
  return {
    dir: places.next,
    previousDir: places.out,
    async commit() {
      await putInPlace(places, steps).catch((cause: unknown) => {
        throw notReplaced(places, cause);
      });
      await lock.release();
    },
    async abort() {
      await restore(places, steps);
      await lock.release();
    },
  };
}

/**
 * Cleans up after a run that was killed: brings the old output back, or ends the replacement that had
 * begun. Does nothing while another process builds. To be called by each command before it starts.
 */
export async function recoverOutput(outDir: string): Promise<void> {
  const places = await findPlaces(outDir);
  const leftovers = [places.lock, places.next, places.previous, places.trash, places.journal];
  const kinds = await Promise.all(leftovers.map((place) => fileKind(place)));
  if (kinds.every((kind) => kind === undefined)) return;
  const lock = await takeLock(places.lock);
  if (!lock.isHeld) return;
  await restore(places, DISK);
  await lock.release();
}

const DISK: OutputSteps = {
  rename,
  remove: removeTree,
};

interface Places {
  out: string;
  lock: string;
  next: string;
  previous: string;
  trash: string;
  journal: string;
}

/** A link to a folder stays a link: what it points at is replaced. */
async function findPlaces(outDir: string): Promise<Places> {
  const out = await realpath(outDir).catch(() => path.resolve(outDir));
  const neighbour = (kind: string) => path.join(path.dirname(out), `.${path.basename(out)}-${kind}`);
  return {
    out,
    lock: neighbour('lock'),
    next: neighbour('next'),
    previous: neighbour('previous'),
    trash: neighbour('trash'),
    journal: neighbour('journal'),
  };
}

/** The folder is going to be deleted: it must not hold anything that is not output. */
async function refuseUnfit(out: string): Promise<void> {
  const kind = await fileKind(out);
  if (kind === undefined) return;
  if (kind === 'file') {
    throw new SiteError(`The output folder ${out} is a file.`, {
      hint: 'Remove it, or choose another folder with --out-dir.',
    });
  }
  for (const name of ['package.json', '.git', 'node_modules']) {
    if ((await fileKind(path.join(out, name))) === undefined) continue;
    throw new SiteError(`The output folder ${out} holds ${name}: it looks like a project.`, {
      hint: 'A build replaces the whole folder. Choose one of its own with --out-dir.',
    });
  }
}

async function lockBeside({ out, lock }: Places, stamp: string | undefined): Promise<LockResult> {
  try {
    await mkdir(path.dirname(out), { recursive: true });
    return await takeLock(lock, { stamp });
  } catch (cause) {
    throw new SiteError(`Nothing can be written beside the output folder ${out}.`, {
      hint: 'A build makes its new output there first. Allow it, or choose another folder with --out-dir.',
      cause,
    });
  }
}

function reportBusy(places: Places, holder: number): SiteError {
  return new SiteError(`Process ${holder} is building into ${places.out}.`, {
    hint: `Wait for it, or choose another folder with --out-dir. If that process is not a build, remove ${places.lock}.`,
  });
}

/** `abort` then brings the old output back, or the next command does. */
function notReplaced({ out }: Places, cause: unknown): unknown {
  if (errorCode(cause) === undefined) return cause;
  return new SiteError(`The output folder ${out} cannot be replaced.`, {
    hint: 'Allow the build to write there, see that no other program has a file of it open, or choose another folder with --out-dir.',
    cause,
  });
}

async function putInPlace(places: Places, steps: OutputSteps): Promise<void> {
  const { out, next, previous } = places;
  const hadOutput = (await fileKind(out)) !== undefined;
  if (hadOutput) {
    try {
      await steps.rename(out, previous);
    } catch (error) {
      if (!UNMOVABLE.has(errorCode(error) ?? '')) throw error;
      await replaceFiles({ from: next, to: out, journal: places.journal });
      await steps.remove(next);
      return;
    }
  }
  await steps.rename(next, out);
  if (hadOutput) await discardPrevious(places, steps);
}

/** A mount point, another layer of a container's file system, a folder that is open on Windows. */
const UNMOVABLE: ReadonlySet<string> = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES']);

/** Renamed first: a half-deleted folder must never be taken for the whole previous output. */
async function discardPrevious({ previous, trash }: Places, steps: OutputSteps): Promise<void> {
  await steps.rename(previous, trash);
  await steps.remove(trash);
}

/** The state after a finished run, from that after any kill. */
async function restore(places: Places, steps: OutputSteps): Promise<void> {
  await steps.remove(places.trash);
  await finishReplacement({ to: places.out, journal: places.journal });
  if ((await fileKind(places.previous)) !== undefined) {
    if ((await fileKind(places.out)) === undefined) await steps.rename(places.previous, places.out);
    else await discardPrevious(places, steps);
  }
  await steps.remove(places.next);
}
