/** Where a build puts the records of each service and language, and where `dactyl search --push` finds them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../../../../node/base/site-error.js';
import { RECORD_SHAPES, type Service, type ServiceRecord } from './record-shapes.js';
import type { SectionRecord } from './to-records.js';

/** Not in the output: whoever hosts the site need not serve them. */
function folderOf(siteDir: string, service: Service): string {
  return path.join(siteDir, '.dactyl/search-records', service);
}

export interface RecordsToWrite {
  siteDir: string;
  locale: string;
  services: readonly Service[];
  records: readonly SectionRecord[];
}

export function writeRecords({ siteDir, locale, services, records }: RecordsToWrite): void {
  for (const service of services) {
    const folder = folderOf(siteDir, service);
    mkdirSync(folder, { recursive: true });
    const lines = records.map((record) => JSON.stringify(RECORD_SHAPES[service](record)));
    writeFileSync(path.join(folder, `${locale}.json`), `[${lines.join(',\n')}]\n`);
  }
}

/** Removes those of languages that the site no longer has. */
export function removeOtherRecords(siteDir: string, service: Service, locales: readonly string[]): void {
  const folder = folderOf(siteDir, service);
  const known = new Set(locales.map((locale) => `${locale}.json`));
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!known.has(file)) rmSync(path.join(folder, file), { force: true });
}

/** Records of all languages. */
export function readRecords(siteDir: string, service: Service): ServiceRecord[] {
  const folder = folderOf(siteDir, service);
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  if (files.length === 0)
    throw new SiteError(`There are no records for ${service} in ${folder}.`, {
      hint: `Add records: ['${service}'] to themeConfig.search (or to themeConfig.algolia), and run \`dactyl build\`.`,
      docs: '/docs/search#records',
    });
  // The cast: `writeRecords` wrote them.
  return files.flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ServiceRecord[]);
}
