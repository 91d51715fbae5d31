/** Where the configuration file sets an option of a plugin. */
import { readFileSync } from 'node:fs';
import type { TextPlace } from '../base/text-place.js';
import { findOption } from './find-key.js';

export interface OptionPlace extends Partial<TextPlace> {
  file: string | undefined;
}

/** @param value what the option was set to: it tells options of one name apart. */
export function optionPlace(
  configFile: string | undefined,
  keys: readonly (string | number)[],
  value?: unknown,
): OptionPlace {
  if (configFile === undefined) return { file: undefined };
  try {
    return { file: configFile, ...findOption(readFileSync(configFile, 'utf8'), keys, value) };
  } catch {
    // A file that cannot be read is named without a line.
    return { file: configFile };
  }
}
