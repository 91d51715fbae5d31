/**
 * Style sheets that make a feed readable in a browser: ours, or files of the site, in the folder of the blog or, translated,
 * in that of the locale. Each is an XSLT file with a CSS file of the same name.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { optionPlace } from '../../../../node/config/option-place.js';
import { writeFileAtomic } from '../../../../node/base/files.js';
import { SiteError, throwAll } from '../../../../node/base/site-error.js';
import type { BlogInstance } from '../load.js';
import type { FeedFile } from './types.js';
import { escapeXml } from '../../../../shared/xml.js';

/** The formats that browsers can transform. */
const STYLED_TYPES = ['rss', 'atom'] as const;

type StyledType = (typeof STYLED_TYPES)[number];

interface StyleSheet {
  type: StyledType;
  /** Name of the file beside the feed, without extension. */
  name: string;
  /** Absolute files. */
  xsl: string;
  css: string;
  isOurs: boolean;
}

const OURS = join(import.meta.dirname, 'stylesheets');

/** Finds the style sheets of the feeds that are written. @throws SiteError for each missing file. */
export function findStyleSheets(instance: BlogInstance): StyleSheet[] {
  const { type: types, xslt } = instance.options.feedOptions;
  const missing: SiteError[] = [];
  const found = STYLED_TYPES.flatMap((type): StyleSheet[] => {
    const wanted = xslt?.[type];
    if (!types?.includes(type) || !wanted) return [];
    if (wanted === true) {
      return [{ type, name: type, xsl: join(OURS, `${type}.xsl`), css: join(OURS, 'feed.css'), isOurs: true }];
    }
    const name = wanted.slice(0, wanted.length - extname(wanted).length);
    const xsl = findFile(wanted, instance);
    const css = findFile(`${name}.css`, instance);
    if (xsl === undefined) missing.push(missingFile(instance, type, wanted));
    else if (css === undefined) missing.push(missingCss(instance, type, { wanted, xsl, name }));
    else return [{ type, name: basename(name), xsl, css, isOurs: false }];
    return [];
  });
  throwAll(missing);
  refuseSameName(found, instance);
  return found;
}

/** Reports different files of the same name: all style sheets are written to one folder, beside the feeds. */
function refuseSameName([one, other]: readonly StyleSheet[], instance: BlogInstance): void {
  if (!one || !other || one.name !== other.name || one.xsl === other.xsl) return;
  const wanted = String(instance.options.feedOptions.xslt?.[other.type]);
  throw new SiteError(`Two style sheets of the feeds are called "${other.name}".`, {
    ...place(instance, other.type, wanted),
    hint: 'Both would be the same file beside the feeds. Rename one of them, with its CSS file.',
  });
}

function findFile(name: string, { paths }: BlogInstance): string | undefined {
  return paths.contentDirs.map((dir) => resolve(dir, name)).find((file) => existsSync(file));
}

function missingFile(instance: BlogInstance, type: StyledType, wanted: string): SiteError {
  return new SiteError(`The style sheet "${wanted}" of the feeds does not exist.`, {
    ...place(instance, type, wanted),
    hint: `It is looked for in ${shownFolder(instance)}. With true, feeds get a style sheet that comes with Dactyl.`,
  });
}

function missingCss(
  instance: BlogInstance,
  type: StyledType,
  { wanted, xsl, name }: { wanted: string; xsl: string; name: string },
): SiteError {
  const shown = relative(instance.context.siteDir, xsl).replaceAll('\\', '/');
  return new SiteError(`The style sheet "${wanted}" of the feeds has no CSS file beside it.`, {
    ...place(instance, type, wanted),
    hint: `Beside ${shown} there must be ${basename(name)}.css; it may be empty.`,
  });
}

function shownFolder({ context, paths }: BlogInstance): string {
  return `${relative(context.siteDir, paths.contentDir).replaceAll('\\', '/') || '.'}/`;
}

function place({ context }: BlogInstance, type: StyledType, wanted: string) {
  const keys = ['feedOptions', 'xslt', type];
  return { ...optionPlace(context.siteConfigPath, keys, wanted), key: keys.join('.') };
}

/**
 * Style sheets that the feed of a type links to. Browsers without XSLT use the second of ours, a CSS file that shows the
 * feed's XML.
 */
export function stylesheetLinks(sheets: readonly StyleSheet[], type: string): FeedFile['stylesheets'] {
  return sheets
    .filter((sheet) => sheet.type === type)
    .flatMap(({ name, xsl, isOurs }): FeedFile['stylesheets'] => [
      { type: 'text/xsl', href: encodeURIComponent(`${name}${extname(xsl)}`) },
      ...(isOurs ? [{ type: 'text/css' as const, href: `${name}.css` }] : []),
    ]);
}

/** Names of the files that are written beside the feeds. */
export function sheetFiles(sheets: readonly StyleSheet[]): string[] {
  return sheets.flatMap(({ name, xsl }) => [`${name}${extname(xsl)}`, `${name}.css`]);
}

/** Writes style sheets beside the feeds. */
export async function writeStyleSheets(
  sheets: readonly StyleSheet[],
  { dir, language }: { dir: string; language: string },
): Promise<void> {
  for (const { name, xsl, css, isOurs } of sheets) {
    const read = (file: string) => (isOurs ? withMessages(readFileSync(file, 'utf8'), language) : readFileSync(file));
    await writeFileAtomic(join(dir, `${name}${extname(xsl)}`), read(xsl));
    await writeFileAtomic(join(dir, `${name}.css`), read(css));
  }
}

/** Replaces `{{name}}` in the bundled style sheets by texts. */
function withMessages(text: string, language: string): string {
  const messages: Partial<Record<string, string>> = { ...feedMessages(language) };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeXml(messages[name] ?? ''));
}

/** Texts of the bundled style sheets, in the feed's language. */
interface FeedMessages {
  /** Says that the page is a feed. */
  kind: string;
  about: string;
  /** Precedes the address of the feed. */
  address: string;
  howTo: string;
  visit: string;
  posts: string;
}

const ENGLISH: FeedMessages = {
  kind: 'Web feed',
  about:
    'This file is for programs. A feed reader looks at it now and then and shows you new posts, so you need not come by to see whether there are any. You need no account for that, and leave no address.',
  address: 'Address of this feed',
  howTo: 'To follow, copy the address of this file into a feed reader.',
  visit: 'Read in the browser',
  posts: 'Latest posts',
};

const CHINESE: FeedMessages = {
  kind: '订阅源',
  about:
    '这个文件是给程序读的。阅读器会不时查看它，把新文章送到你面前，你不必再来看有没有更新。无需注册，也无需留下邮箱。',
  address: '订阅源地址',
  howTo: '把这个文件的地址复制到阅读器里，即可订阅。',
  visit: '在浏览器中阅读',
  posts: '最新文章',
};

/** @param language as in the feed, e.g. `zh-CN`; languages without a translation get English texts */
function feedMessages(language: string): FeedMessages {
  return /^zh\b/i.test(language) ? CHINESE : ENGLISH;
}
