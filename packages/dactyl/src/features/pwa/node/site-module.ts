/** Resolves a module that an option names to its file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { optionPlace } from '../../../node/config/option-place.js';
import { fileKind } from '../../../node/base/files.js';
import { hashParts } from '../../../node/base/hash.js';
import { findLocalImports } from '../../../node/base/load-module.js';
import { SiteError } from '../../../node/base/site-error.js';

export interface ModulePlace {
  siteDir: string;
  siteConfigPath: string;
}

/** @throws SiteError when there is no such module. */
export async function findSiteModule(
  option: 'swCustom' | 'swRegister',
  name: string,
  { siteDir, siteConfigPath }: ModulePlace,
): Promise<string> {
  const file = path.resolve(siteDir, name.replace(/^@site\//, './'));
  if ((await fileKind(file)) === 'file') return file;
  try {
    return createRequire(siteConfigPath).resolve(name);
  } catch {
    throw new SiteError(`The module "${name}" was not found.`, {
      ...optionPlace(siteConfigPath, [option], name),
      key: option,
      hint: 'A path starts from the folder of the site and names the file with its extension.',
    });
  }
}

/** Hash of a module and the local modules that it imports. */
export function moduleHash(file: string): string {
  const texts = findLocalImports(file).map((each) => readFileSync(each, 'utf8'));
  return hashParts(texts, 8);
}
