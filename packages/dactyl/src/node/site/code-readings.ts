/** Opens what earlier runs have read in texts of a site, as long as the code that reads is the same. */
import path from 'node:path';
import { codeFingerprint } from '../base/code-fingerprint.js';
import { hashParts } from '../base/hash.js';
import { GENERATED_DIR } from './plugin-context.js';
import { frameworkVersion } from './site-metadata.js';
import { openTextReadings, type TextReadings } from './text-readings.js';

/** @param run - Runs of each kind keep what they have asked for: a build asks for more than the dev server. */
export async function openReadings(siteDir: string, run: 'build' | 'dev'): Promise<TextReadings> {
  const code = hashParts([...(await codeOfReaders()), ...(run === 'build' ? [] : [run])]);
  return openTextReadings(path.join(siteDir, GENERATED_DIR, 'cache'), code);
}

/** With the version, which stands for the packages that read YAML and check values. */
async function codeOfReaders(): Promise<string[]> {
  const folders = ['../base', '../content', '../markdown'].map((name) => path.join(import.meta.dirname, name));
  return [frameworkVersion(), ...(await Promise.all(folders.map(codeFingerprint)))];
}
