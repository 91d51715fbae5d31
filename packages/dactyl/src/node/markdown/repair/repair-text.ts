/**
 * Text that is ordinary Markdown but no MDX, made MDX with the fewest signs. The parser is asked again after each fix, so
 * nothing is touched that it takes: not code, and not what is valid already. No fix adds or removes a line.
 *
 *     {a           →  \{a                    a <5       →  a \<5
 *     <br>         →  <br />                 <!-- a --> →  {/* a *\/}
 *     <https://a>  →  [https://a](https://a)
 */
import { SiteError } from '../../base/site-error.js';
import { placeAt } from '../../base/text-place.js';
import { findFix, textFix } from './find-fix.js';
import type { Fix } from './tag-fixes.js';

/** What was done, at its place in the text as it was. */
export interface Repair {
  line: number;
  column: number;
  /** What stood there, and stands there now. */
  before: string;
  after: string;
  /** Whether it may have been meant otherwise: `dactyl fix` leaves it to the author. */
  isGuess?: true;
}

export interface Repaired<Result> {
  text: string;
  repairs: Repair[];
  /** What the last attempt gave; absent where a mistake is left. */
  result?: Result;
  /** The mistake that is left to the author. */
  left?: unknown;
}

export interface RepairOptions<Result> {
  /** Compiles the text; its error says where the next mistake is. */
  attempt: (text: string) => Promise<Result>;
  /** Whether what has no certain fix becomes text too. */
  asText?: boolean;
  /** The error of an attempt that was made already. */
  error?: unknown;
}

/** A file with more mistakes is no Markdown. */
const MOST = 2000;

export async function repairText<Result>(
  source: string,
  { attempt, asText = false, error: first }: RepairOptions<Result>,
): Promise<Repaired<Result>> {
  const made: MadeFix[] = [];
  let text = source;
  let error = first;
  for (let count = 0; count < MOST; count++) {
    if (error === undefined) {
      const outcome = await attemptOf(text, attempt);
      if ('result' in outcome) return { text, repairs: describe(source, made), result: outcome.result };
      error = outcome.error;
    }
    const fix = error instanceof SiteError ? nextFix(text, error, asText) : undefined;
    if (fix === undefined) break;
    const last = made.at(-1);
    if (last && isRepeated(fix, last)) {
      // What is wanted a second time did not help the first time.
      text = apply(text, { start: last.start, before: last.after, after: last.before });
      made.pop();
      break;
    }
    text = apply(text, fix);
    made.push(fix);
    error = undefined;
  }
  return { text, repairs: describe(source, made), left: error };
}

interface MadeFix extends Fix {
  isGuess?: true;
}

function nextFix(text: string, error: SiteError, asText: boolean): MadeFix | undefined {
  const certain = findFix(text, error);
  if (certain || !asText) return certain;
  const guess = textFix(text, error);
  return guess && { ...guess, isGuess: true };
}

async function attemptOf<Result>(
  text: string,
  attempt: (text: string) => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  try {
    return { result: await attempt(text) };
  } catch (error) {
    return { error };
  }
}

function apply(text: string, { start, before, after }: Fix): string {
  return text.slice(0, start) + after + text.slice(start + before.length);
}

/** The next fix would do to what the last one wrote what that one did. */
function isRepeated({ start, before }: Fix, last: Fix): boolean {
  return before === last.before && start >= last.start && start < last.start + last.after.length;
}

/** Offsets of fixes count in the text as it was when each was made; here they are counted back. */
function describe(source: string, made: readonly MadeFix[]): Repair[] {
  const found = made.map((fix, index) => {
    const start = made
      .slice(0, index)
      .reduceRight(
        (at, { start: other, before, after }) => (other < at ? at + before.length - after.length : at),
        fix.start,
      );
    return { ...fix, start };
  });
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, ...fix }) => ({ ...placeAt(source, start), ...fix }));
}
