/** Where the configuration file sets an option of the plugin. */
import { readFileSync } from 'node:fs';
import { findOption } from '../../config/find-key.js';

export interface OptionPlace {
  file: string | undefined;
  line?: number;
  column?: number;
}

/** @param value what the option was set to: it tells options of one name apart. */
export function optionPlace(configFile: string | undefined, keys: readonly string[], value?: unknown): OptionPlace {
  if (configFile === undefined) return { file: undefined };
  try {
    return { file: configFile, ...findOption(readFileSync(configFile, 'utf8'), keys, value) };
  } catch {
    // A file that cannot be read is named without a line.
    return { file: configFile };
  }
}
