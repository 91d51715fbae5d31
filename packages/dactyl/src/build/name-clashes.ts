/** Pages that would be written to the same file. The names follow from pathnames, so this shows before any work. */
import path from 'node:path';
import { SiteError } from '../node/site-error.js';
import type { PagePlan } from '../render/plan-pages.js';
import { FRAGMENT_DIR, fragmentName } from '../shared/fragment.js';
import type { Site } from '../site/types.js';

type NamedPage = Pick<PagePlan, 'locale' | 'pathname' | 'file' | 'twin'>;

export function findNameClashes(pages: readonly NamedPage[], site: Pick<Site, 'locales'>): SiteError[] {
  const subdirs = new Map(site.locales.map(({ locale, outSubdir }) => [locale, outSubdir]));
  const owners = new Map<string, NamedPage>();
  return pages.flatMap((page) => {
    const subdir = subdirs.get(page.locale) ?? '';
    const names = [page.file, `${FRAGMENT_DIR}/${fragmentName(page.pathname)}`, page.twin ?? []].flat();
    for (const name of names.map((file) => path.posix.join(subdir, file))) {
      const owner = owners.get(name);
      if (owner) return [clash(owner, page, name)];
      owners.set(name, page);
    }
    return [];
  });
}

function clash(first: NamedPage, second: NamedPage, name: string): SiteError {
  return new SiteError(
    `The pages "${first.pathname}" (${first.locale}) and "${second.pathname}" (${second.locale}) would both be ${name}.`,
    { hint: 'Give one of them another slug or file name.' },
  );
}
