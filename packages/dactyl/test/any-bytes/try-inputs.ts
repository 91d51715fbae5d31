/** Tries inputs of one format on what reads them: any result is right, and any error that helps. */
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { SiteError, SiteErrors } from '../../src/node/base/site-error.js';
import { startWatchdog } from '../markdown/property/watchdog.js';
import { SEED } from './damaged.js';

/** Of one input, on a machine that does other things besides. */
const LONGEST = 10_000;
const MANY = 2001;

export interface Trial<Input> {
  inputs: fc.Arbitrary<Input>;
  count: number;
  /** Each has other inputs. */
  part: number;
  /** Reads the input; throws what readers throw. */
  read: (input: Input) => unknown;
  /** What is wrong with an error, besides that it must be one for people. */
  complaint?: (error: SiteError, input: Input) => string | undefined;
  /** Found by earlier runs, and mended. */
  cases?: readonly Input[];
}

/** A report with the smallest input that fails; `undefined` when none does. A process that hangs in one ends, and says which. */
export async function findFailure<Input>({
  inputs,
  count,
  part,
  read,
  complaint,
  cases = [],
}: Trial<Input>): Promise<string | undefined> {
  // A thread for each test costs more than few inputs; one that hangs among them is found by its silence.
  const watchdog = count < MANY ? undefined : startWatchdog(LONGEST, { inMemory: true });
  const before = prototypeNames();
  let tried = 0;
  try {
    const details = await fc.check(
      fc.asyncProperty(inputs, async (input) => {
        watchdog?.begin('input', shown(input));
        // Otherwise the event loop would never turn, and the worker seem dead.
        if (tried++ % 50 === 0) await setImmediate();
        const problem = await problemOf(input, { read, complaint });
        if (problem !== undefined) throw new Error(`${problem}\nThe input: ${shown(input)}`);
        if (prototypeNames() !== before) throw new Error('The input has changed what all objects inherit.');
      }),
      {
        numRuns: count + cases.length,
        seed: SEED + part,
        examples: cases.map((input): [Input] => [input]),
      },
    );
    return await fc.asyncDefaultReportMessage(details);
  } finally {
    await watchdog?.end();
  }
}

async function problemOf<Input>(
  input: Input,
  { read, complaint }: Pick<Trial<Input>, 'read' | 'complaint'>,
): Promise<string | undefined> {
  try {
    await read(input);
    return undefined;
  } catch (error) {
    if (error instanceof SiteErrors)
      return error.errors.map((one) => faultOf(one)).find((fault) => fault !== undefined);
    if (error instanceof SiteError) return faultOf(error);
    return `An error of ours: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }

  function faultOf(error: SiteError): string | undefined {
    if (error.message.trim() === '') return 'The error has no message.';
    if (/\n\s+at /.test(error.message)) return `The message holds a stack: ${error.message}`;
    return complaint?.(error, input);
  }
}

function prototypeNames(): string {
  return [Object.prototype, Array.prototype, Function.prototype]
    .map((one) => Object.getOwnPropertyNames(one).length)
    .join();
}

function shown(input: unknown): string {
  return Buffer.isBuffer(input) ? JSON.stringify(input.toString()) : fc.stringify(input);
}

/** What is wrong with the place that an error of a file names. */
export function placeComplaint({ details, message }: SiteError, file: string, bytes: Buffer): string | undefined {
  if (details.file !== file) return `The error names ${String(details.file)}, not the file: ${message}`;
  const lines = bytes.toString().split(/\r\n?|\n/);
  const { line, column } = details;
  if (line !== undefined && (line < 1 || line > lines.length)) return `Line ${line} is not in the text: ${message}`;
  return column !== undefined && column < 1 ? `Column ${column} is not in the text: ${message}` : undefined;
}
