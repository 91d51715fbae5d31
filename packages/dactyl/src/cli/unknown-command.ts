import { suggestName } from '../node/nearest-name.js';
import { SiteError } from '../node/site-error.js';

export function unknownCommand(name: string, known: readonly string[]): SiteError {
  return new SiteError(`There is no command "${name}".`, { hint: suggestName(name, [...known]) });
}
