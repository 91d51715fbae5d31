/** Pages that would be written to the same file. The names follow from pathnames, so this shows before any work. */
import path from 'node:path';
import { SiteError } from '../base/site-error.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { Site } from '../site/types.js';

type NamedPage = Pick<PagePlan, 'locale' | 'pathname' | 'file' | 'twin'>;

export function findNameClashes(pages: readonly NamedPage[], site: Pick<Site, 'locales'>): SiteError[] {
  const subdirs = new Map(site.locales.map(({ locale, outSubdir }) => [locale, outSubdir]));
  const owners = new Map<string, NamedPage>();
  return pages.flatMap((page) => {
    const subdir = subdirs.get(page.locale) ?? '';
    for (const name of [page.file, page.twin ?? []].flat().map((file) => path.posix.join(subdir, file))) {
      const owner = owners.get(name);
      if (owner) return [clash(owner, page, name)];
      owners.set(name, page);
    }
    return [];
  });
}

/**
 * Pages of one locale that would lie in the folder of another: a locale at `/docs/`, when docs are there too. Servers
 * and readers could not tell them apart, whether or not two of them have the same name.
 */
export function findLocaleFolderClashes(pages: readonly NamedPage[], site: Pick<Site, 'locales'>): SiteError[] {
  return site.locales.flatMap(({ locale, outSubdir, baseUrl }) => {
    const folders = new Map(site.locales.map((other) => [other.locale, folderWithin(outSubdir, other.outSubdir)]));
    const page = pages.find((other) => {
      const folder = folders.get(other.locale);
      return folder !== undefined && (other.file === `${folder}.html` || other.file.startsWith(`${folder}/`));
    });
    if (page === undefined) return [];
    const message = `The page "${page.pathname}" (${page.locale}) lies below "${baseUrl}", where the locale "${locale}" is.`;
    const hint = 'Give the page another address, or the locale another "baseUrl" in its entry of "localeConfigs".';
    return [new SiteError(message, { key: `i18n.localeConfigs.${locale}.baseUrl`, hint })];
  });
}

/** The part of a locale's folder that is below another one's; `undefined` when it is not below. */
function folderWithin(folder: string, other: string): string | undefined {
  if (folder === other) return undefined;
  if (other === '') return folder;
  return folder.startsWith(`${other}/`) ? folder.slice(other.length + 1) : undefined;
}

function clash(first: NamedPage, second: NamedPage, name: string): SiteError {
  return new SiteError(
    `The pages "${first.pathname}" (${first.locale}) and "${second.pathname}" (${second.locale}) would both be ${name}.`,
    { hint: 'Give one of them another slug or file name.' },
  );
}
