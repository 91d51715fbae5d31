/** Hash of the code of ours that decides over pages, for the keys of what is kept from one build to the next. */
import path from 'node:path';
import { codeFingerprint } from '../base/code-fingerprint.js';
import { hashParts } from '../base/hash.js';

const FOLDERS = ['../pipeline', '../markdown', '../../shared', '../site', '../base/html'];

export async function ownCodeHash(): Promise<string> {
  return hashParts(await Promise.all(FOLDERS.map((name) => codeFingerprint(path.join(import.meta.dirname, name)))));
}
