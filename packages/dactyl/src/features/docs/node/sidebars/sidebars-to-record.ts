/** What `docs:version` writes down of the sidebars: as they were written, checked, without shorthands unfolded. */
import path from 'node:path';
import { fileKind } from '../../../../node/base/files.js';
import { SiteError } from '../../../../node/base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';
import { DEFAULT_SIDEBARS, readSidebarsModule } from './load-sidebars.js';
import { normalizeSidebars } from './normalize.js';
import { readSidebarsSource } from './sidebars-source.js';

/** `undefined` when the docs have no sidebars. */
export async function sidebarsToRecord(
  sidebarPath: string | false | undefined,
  siteDir: string,
): Promise<object | undefined> {
  if (sidebarPath === false) return undefined;
  if (sidebarPath === undefined) return DEFAULT_SIDEBARS;
  const file = path.resolve(siteDir, sidebarPath);
  if ((await fileKind(file)) !== 'file') {
    throw new SiteError('The sidebars file does not exist.', {
      file,
      key: 'sidebarPath',
      hint: 'Create it, or correct the option "sidebarPath" of the docs plugin.',
    });
  }
  const sidebars = await readSidebarsModule(file);
  normalizeSidebars(sidebars, readSidebarsSource(file));
  return isRecord(sidebars) && Object.keys(sidebars).length > 0 ? sidebars : undefined;
}
