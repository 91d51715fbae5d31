/** Which of the collected pages are listed, and where their texts are. */
import path from 'node:path';
import { fileKind } from '../../../node/base/files.js';
import { outputFile } from '../../../node/base/output-file.js';
import type { PostBuildProps } from '../../../node/plugin-api/types.js';
import { twinFileOf, twinPathname } from '../../../shared/twin.js';
import type { Section } from './collect-sections.js';
import type { ListedPage, ListedSection } from './write-text.js';

export interface TwinFile {
  title: string;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute path of its twin. */
  file: string;
}

/** Pages with a twin that may be listed: as links, by section, and with their files. */
export async function findTwins(
  sections: readonly Section[],
  { siteConfig, baseUrl, outDir, head }: PostBuildProps,
  isWanted: (permalink: string) => boolean,
): Promise<{ listed: ListedSection[]; twins: TwinFile[] }> {
  const absolute = (pathname: string) => new URL(pathname, siteConfig.url).href;
  const folder = { baseUrl, trailingSlash: siteConfig.trailingSlash };
  const listed: ListedSection[] = [];
  const twins: TwinFile[] = [];
  for (const { title: sectionTitle = siteConfig.title, pages } of sections) {
    const links: ListedPage[] = [];
    for (const { permalink, title, description } of pages) {
      if (!isWanted(permalink) || head[permalink]?.noIndex !== false) continue;
      const name = twinFileOf(outputFile(permalink, folder));
      const file = path.join(outDir, name);
      if ((await fileKind(file)) !== 'file') continue;
      links.push({ title, description, url: absolute(baseUrl + encodeFile(name)) });
      twins.push({ title, url: absolute(permalink), file });
    }
    if (links.length > 0) listed.push({ title: sectionTitle, pages: links });
  }
  return { listed, twins };
}

interface DevSite {
  title: string;
  /** Of the dev server: links lead there. */
  baseUrl: string;
  isWanted: (permalink: string) => boolean;
}

/** The same without rendering a page, so that the dev server answers at once: what only a head says is not known. */
export function listUnrendered(sections: readonly Section[], { title, baseUrl, isWanted }: DevSite): ListedSection[] {
  return sections.flatMap((section) => {
    const pages = section.pages
      .filter(({ permalink, unlisted }) => isWanted(permalink) && unlisted !== true)
      .map((page) => ({ ...page, url: twinPathname(page.permalink, baseUrl) }));
    return pages.length > 0 ? [{ title: section.title ?? title, pages }] : [];
  });
}

/** Encodes a file path for a URL. */
function encodeFile(file: string): string {
  return encodeURI(file).replaceAll('?', '%3F').replaceAll('#', '%23');
}
