/** Where the sources of a page have one of its texts: for the key that opens the editor (`browser/dev/open-source.ts`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files.js';
import { scanImports } from '../../markdown/scan-imports.js';
import { importKind } from '../../site/content-files.js';
import type { Site } from '../../site/types.js';
import { SOURCE_PLACE } from '../../../shared/source-place.js';
import { decodePathname, splitUrl } from '../../../shared/url.js';
import { normalPathname, pageAt, type DevSiteState } from './dev-site.js';
import { findSourcePlace, type SourcePlace, type SourceText } from './find-source-place.js';

/** Longer texts are no paragraphs. */
const LONGEST = 2000;

/** @returns `undefined` where the URL asks for something else */
export function sourcePlaceAnswer(url: string, state: DevSiteState) {
  const { pathname, suffix } = splitUrl(url);
  if (pathname !== state.site.siteConfig.baseUrl + SOURCE_PLACE) return undefined;
  const searchParams = new URLSearchParams(suffix);
  const text = (searchParams.get('text') ?? '').slice(0, LONGEST);
  const place = sourcePlace(decodePathname(searchParams.get('page') ?? ''), text, state);
  return { status: place ? 200 : 404, type: 'application/json', body: JSON.stringify(place ?? null) };
}

/** The beginning of the page's own file where no file has the text: components show what no file says word for word. */
function sourcePlace(pathname: string, text: string, state: DevSiteState): SourcePlace | undefined {
  const { locale, site } = state;
  const wanted = normalPathname(pathname);
  const plan = pageAt(wanted, state);
  const page = locale.pages.find((one) => normalPathname(one.pathname) === wanted);
  const component = page?.levels.at(-1)?.metadata?.sourceFilePath;
  const own = [
    ...(component === undefined ? [] : [path.resolve(site.siteDir, component)]),
    ...(plan?.contents.map(({ file }) => file) ?? []),
  ];
  const sources = withPartials([...new Set(own)].filter(isFile), site);
  const [first] = sources;
  return findSourcePlace(text, sources) ?? (first && { file: first.file, line: 1, column: 1 });
}

function withPartials(files: readonly string[], site: Site, known = new Set<string>()): SourceText[] {
  return files.flatMap((file) => {
    if (known.has(file)) return [];
    known.add(file);
    const text = readFileSync(file, 'utf8');
    const partials = scanImports(text).flatMap((specifier) => {
      const found = importKind(specifier, file, site);
      return found.kind === 'content' && isFile(found.file) ? [found.file] : [];
    });
    return [{ file, text }, ...withPartials(partials, site, known)];
  });
}
