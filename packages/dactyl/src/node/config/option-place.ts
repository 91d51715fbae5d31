/** Finds where the configuration file sets an option of a plugin. */
import { readFileSync } from 'node:fs';
import type { TextPlace } from '../base/text-place.js';
import { findOption } from './find-key.js';

export interface OptionPlace extends Partial<TextPlace> {
  file: string | undefined;
}

/** @param value the value of the option, which distinguishes it from options with the same name */
export function optionPlace(
  configFile: string | undefined,
  keys: readonly (string | number)[],
  value?: unknown,
): OptionPlace {
  if (configFile === undefined) return { file: undefined };
  try {
    return { file: configFile, ...findOption(readFileSync(configFile, 'utf8'), keys, value) };
  } catch {
    // When the file cannot be read, the error names it without a line.
    return { file: configFile };
  }
}
