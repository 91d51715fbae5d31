/** The contract that `--contract` names: a file, or the address of one that a published site has. */
import path from 'node:path';
import { readTextIfExists } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { parseContract } from '../production/output-check/contract.js';
import type { Contract } from '../production/output-check/types.js';

/** Milliseconds. */
const PATIENCE = 30_000;

/** @param from a file from the current folder on, or an address with `https://` */
export async function readContract(from: string): Promise<Contract> {
  if (/^https?:\/\//i.test(from)) return parseContract(await download(from), from);
  const text = await readTextIfExists(path.resolve(from));
  if (text !== undefined) return parseContract(text, from);
  throw new SiteError(`There is no contract "${from}".`, {
    hint: 'Write one with `dactyl check --manifest FILE`. Paths start from the current folder.',
  });
}

async function download(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return await response.text();
    throw new SiteError(`"${url}" answers with ${response.status}.`, {
      hint: 'Publish a file of `dactyl check --manifest FILE` there.',
    });
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw new SiteError(`"${url}" does not answer.`, {
      hint: 'Is the address right, and is there a network?',
      cause: error,
    });
  }
}
