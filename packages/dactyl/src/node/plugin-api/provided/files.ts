/** File and list functions of `@docusaurus/utils`. */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import { glob, type GlobOptions } from 'tinyglobby';
import { writeFileIfChanged } from '../../base/files.js';

/** Files that match the patterns. A folder stands for all files in it. */
export function findFiles(patterns: string | string[], options: GlobOptions = {}): Promise<string[]> {
  return glob({ dot: false, ...options, patterns });
}

export function createMatcher(patterns: readonly string[]): (file: string) => boolean {
  return picomatch([...patterns]);
}

/** @throws Error for a file that is in none of the folders. */
export function createAbsoluteFilePathMatcher(
  patterns: readonly string[],
  folders: readonly string[],
): (file: string) => boolean {
  const matches = createMatcher(patterns);
  return (file) => {
    const folder = folders.find((one) => file.startsWith(one.endsWith(path.sep) ? one : one + path.sep));
    if (folder === undefined) throw new Error(`"${file}" is in none of these folders: ${folders.join(', ')}`);
    return matches(path.relative(folder, file));
  };
}

/** Writes a file below the folder of generated files, unless it is there already. */
export async function generate(folder: string, file: string, content: string): Promise<void> {
  const target = path.resolve(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFileIfChanged(target, content);
}

/** HTML of a page. @param permalink without the base URL */
export function readOutputHtmlFile(permalink: string, outDir: string, trailingSlash?: boolean): Promise<Buffer> {
  const name = permalink.replace(/\/$/, '');
  const files = [
    ...(trailingSlash === false ? [] : [path.join(outDir, permalink, 'index.html')]),
    ...(trailingSlash === true ? [] : [path.join(outDir, /\.html?$/i.test(name) ? name : `${name}.html`)]),
  ];
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The page ${permalink} has no file: ${files.join(' and ')} are not there.`);
  return readFile(found);
}

export async function mapAsyncSequential<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await action(item));
  return results;
}

export async function findAsyncSequential<Item>(
  items: readonly Item[],
  test: (item: Item) => Promise<boolean>,
): Promise<Item | undefined> {
  for (const item of items) if (await test(item)) return item;
  return undefined;
}

interface Nested {
  routes?: Nested[];
}

/** Routes without routes below them. */
export function flattenRoutes<Route extends Nested>(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => (route.routes ? flattenRoutes(route.routes as Route[]) : [route]));
}

const IMAGES = /\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i;
const FONTS = /\.(?:woff2?|eot|ttf|otf)$/i;
const MEDIA = /\.(?:mp4|avi|mov|mkv|mpe?g|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i;
const OTHERS = /\.(?:pdf|docx?|xlsx?|zip|rar)$/i;

/** webpack rules for files; the loaders in them are only read from a configuration and never run. */
export function getFileLoaderUtils(): object {
  const name = (folder: string) => `assets/${folder}/[name]-[contenthash].[ext]`;
  const file = ({ folder }: { folder: string }) => ({ loader: 'file-loader', options: { name: name(folder) } });
  const url = ({ folder }: { folder: string }) => ({
    loader: 'url-loader',
    options: { limit: 10_000, name: name(folder), fallback: 'file-loader' },
  });
  const rule = (test: RegExp, use: object) => () => ({ use: [use], test });
  return {
    loaders: {
      file,
      url,
      inlineMarkdownImageFileLoader: '!url-loader!',
      inlineMarkdownAssetImageFileLoader: '!file-loader!',
      inlineMarkdownLinkFileLoader: '!file-loader!',
    },
    rules: {
      images: rule(IMAGES, url({ folder: 'images' })),
      svgs: rule(/\.svg$/i, url({ folder: 'images' })),
      fonts: rule(FONTS, url({ folder: 'fonts' })),
      media: rule(MEDIA, url({ folder: 'medias' })),
      otherAssets: rule(OTHERS, file({ folder: 'files' })),
    },
  };
}
