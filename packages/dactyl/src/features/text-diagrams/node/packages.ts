/** The packages that draw, which a site installs for the languages that it names. */
import { loadOptional, resolveOptional } from '../../../node/base/load-optional.js';
import { packageVersion } from '../../../node/base/package-version.js';
import type { JsonObject } from '../../../shared/json.js';

export type PackagesOf = (options: JsonObject) => string[];

interface Wanted {
  siteDir: string;
  /** As the subject of a sentence. */
  neededFor: string;
}

/** Names with versions. @throws SiteError with the command that installs what is missing. */
export function findPackages(names: readonly string[], { siteDir, neededFor }: Wanted): string[] {
  return names.map((name) => {
    const file = resolveOptional(name, { from: siteDir, neededFor, install: [...names] });
    return `${name}@${packageVersion(file, name) ?? ''}`;
  });
}

export function loadPackage<Module>(name: string, siteDir: string): Promise<Module> {
  return loadOptional<Module>(name, { from: siteDir, neededFor: 'A diagram', install: [name] });
}
