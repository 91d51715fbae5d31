import { suggestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';

/** @param note a sentence more for the hint */
export function unknownCommand(name: string, known: readonly string[], note?: string): SiteError {
  const hint = [suggestName(name, [...known]), note].filter(Boolean).join('\n');
  return new SiteError(`There is no command "${name}".`, { hint });
}
