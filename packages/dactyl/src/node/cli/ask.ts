/** Questions at a terminal. */
import { createInterface } from 'node:readline/promises';
import { SiteError } from '../base/site-error.js';

export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env.CI;
}

/** Anything but an explicit yes counts as no. */
export async function askYesNo(question: string): Promise<boolean> {
  return /^y(?:es)?$/i.test((await ask(question)).trim());
}

export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Without this, the question would never settle at the end of the input (Ctrl-D), and Node would exit without a
  // message.
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () =>
      reject(new SiteError('The question was not answered.', { hint: 'Nothing was written.' })),
    );
  });
  try {
    return await Promise.race([lines.question(question), ended]);
  } finally {
    ended.catch(() => undefined);
    lines.close();
  }
}
