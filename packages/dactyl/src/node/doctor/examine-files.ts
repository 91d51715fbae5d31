import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodePathname } from '../../shared/url.js';
import { fileKind, listFiles } from '../base/files.js';
import { formatBytes } from '../base/format-bytes.js';
import type { Diagnosis, Examination } from './diagnosis.js';

const TOPIC = 'Files';

/** Most readers wait for a larger image longer than for the page. */
const LARGE = 1024 ** 2;

/** How many files a line names. */
const MOST_NAMES = 5;

interface StaticFile {
  /** Below the folder of static files, POSIX. */
  name: string;
  bytes: number;
}

/** Static files that are large, and those that nothing in the output names. */
export const examineFiles: Examination = async ({ siteDir, siteConfig, outDir }) => {
  const files = (
    await Promise.all(siteConfig.staticDirectories.map((folder) => staticFiles(path.resolve(siteDir, folder))))
  ).flat();
  const found = large(files);
  if ((await fileKind(outDir)) === 'folder') found.push(...(await unused(files, outDir)));
  return found.length > 0 ? found : [{ level: 'ok', topic: TOPIC, found: `${files.length} static files.` }];
};

async function staticFiles(folder: string): Promise<StaticFile[]> {
  if ((await fileKind(folder)) !== 'folder') return [];
  const names = await listFiles(folder);
  return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(path.join(folder, name))).size })));
}

function large(files: readonly StaticFile[]): Diagnosis[] {
  const images = files.filter(({ name, bytes }) => bytes > LARGE && /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name));
  if (images.length === 0) return [];
  return [
    {
      level: 'warning',
      topic: TOPIC,
      found: `Images of more than 1 MB: ${describe(images)}.`,
      advice:
        'Make them smaller. Images that Markdown shows by a relative path get smaller forms with images: { responsive: true }.',
    },
  ];
}

/** Files that browsers, hosts and search engines ask for by themselves. */
const ASKED_FOR =
  /(?:^|\/)(?:\.well-known\/.*|\.nojekyll|\.gitkeep|CNAME|_headers|_redirects|_routes\.json|robots\.txt|ads\.txt|humans\.txt|favicon\.[a-z]+|apple-touch-icon[^/]*|google[0-9a-f]+\.html|BingSiteAuth\.xml|security\.txt|llms[^/]*\.txt|404\.html)$/;

const TEXT = /\.(?:html|css|js|mjs|json|xml|txt|md|svg|webmanifest)$|(?:^|\/)_(?:headers|redirects)$/;

/** A name with an ending, as addresses have at their end. */
const NAME = /.+\.\w+/;

/** What stands around names. */
const SEPARATOR = /[\s"'()<>/\\?#=,;&]/;

/** By name alone, so that a file counts as used where another one of the same name is. */
async function unused(files: readonly StaticFile[], outDir: string): Promise<Diagnosis[]> {
  const words = new Set<string>();
  const named = new Set<string>();
  const bare = files.map(({ name }) => path.posix.basename(name)).filter((name) => !name.includes('.'));
  for (const file of await listFiles(outDir)) {
    if (!TEXT.test(file)) continue;
    const text = await readFile(path.join(outDir, file), 'utf8');
    for (const word of wordsWithDots(text)) words.add(word);
    // Names without an ending are words like others, so only those count that end an address.
    for (const name of bare) if (text.includes(`/${encodeURIComponent(name)}"`)) named.add(name);
  }
  for (const word of words) for (const name of NAME.exec(word) ?? []) named.add(decodePathname(name));
  const rest = files.filter(({ name }) => !ASKED_FOR.test(name) && !named.has(path.posix.basename(name)));
  if (rest.length === 0) return [];
  const total = rest.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    {
      level: 'note',
      topic: TOPIC,
      found: `${count(rest.length)} that nothing in the output names (${formatBytes(total)} in all): ${describe(rest)}.`,
      advice: 'Delete what nobody links to from elsewhere.',
    },
  ];
}

/** From dot to dot: an expression for names tries each letter of the output as the beginning of one, for seconds on a large site. */
function* wordsWithDots(text: string): Generator<string> {
  for (let dot = text.indexOf('.'); dot !== -1;) {
    let start = dot;
    while (start > 0 && !SEPARATOR.test(text.charAt(start - 1))) start--;
    let end = dot + 1;
    while (end < text.length && !SEPARATOR.test(text.charAt(end))) end++;
    yield text.slice(start, end);
    dot = text.indexOf('.', end);
  }
}

function count(files: number): string {
  return files === 1 ? 'A static file' : `${files} static files`;
}

/** The largest first. */
function describe(files: readonly StaticFile[]): string {
  const sorted = files.toSorted((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  const shown = sorted.slice(0, MOST_NAMES).map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`);
  return [...shown, ...(sorted.length > MOST_NAMES ? [`${sorted.length - MOST_NAMES} more`] : [])].join(', ');
}
