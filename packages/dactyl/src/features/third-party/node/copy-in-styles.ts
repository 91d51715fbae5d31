/**
 * Addresses of other hosts in style sheets that the site bundles → kept files. Styles that are imported stand in place of the
 * import; other files are named by their place, so that the bundler takes them as files of the site.
 */
import path from 'node:path';
import type { AtRule, ChildNode, Plugin, Postcss, Result, Root } from 'postcss';
import { toPosixPath } from '../../../node/base/files.js';
import { SiteError } from '../../../node/base/site-error.js';
import { isAllowed, type KeptFile, type KeptFiles, type UrlPlace } from './keep-files.js';
import type { ThirdPartyOptions } from './options.js';

const URL_FUNCTION = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s"']+))\s*\)/gi;
const IMPORT = /^(?:url\(\s*)?["']?([^\s"')]+)["']?\s*\)?\s*/i;
const LAYER = /^layer(?:\(([^)]*)\)|(?=\s|$))\s*/i;
const SUPPORTS = /^supports\(((?:[^()]|\([^()]*\))*)\)\s*/i;

interface StyleCopies {
  options: ThirdPartyOptions;
  kept: KeptFiles;
  siteDir: string;
}

export function copyInStyles(copies: StyleCopies): Plugin {
  return {
    postcssPlugin: 'dactyl-third-party',
    async Once(root, { postcss, result }) {
      // Most sheets name no other host.
      if (!/\/\//.test(root.source?.input.css ?? '')) return;
      await rewriteSheet(root, { copies, postcss, result, above: [] });
    },
  };
}

interface Sheet {
  copies: StyleCopies;
  postcss: Postcss;
  result: Result;
  /** Addresses of the sheets that led to this one, and its own; empty for one of the site. */
  above: readonly string[];
  /** Where the sheet of the site names the first of them. */
  place?: UrlPlace;
}

async function rewriteSheet(root: Root, sheet: Sheet): Promise<void> {
  const nodes: ChildNode[] = [];
  root.walk((node) => void nodes.push(node));
  for (const node of nodes) {
    if (node.type === 'atrule' && node.name.toLowerCase() === 'import') await replaceImport(node, sheet);
    if (node.type === 'decl' && /url\(/i.test(node.value)) {
      node.value = await rewriteValue(node.value, { ...sheet, place: sheet.place ?? placeOf(node) });
    }
  }
}

async function rewriteValue(value: string, sheet: Sheet & { place: UrlPlace }): Promise<string> {
  let text = '';
  let end = 0;
  for (const match of value.matchAll(URL_FUNCTION)) {
    const target = match.slice(1).find((part) => part !== undefined) ?? '';
    const url = copiedUrl(target, sheet);
    if (url === undefined) continue;
    const file = await keep(url.href, sheet);
    const fromSite = toPosixPath(path.relative(sheet.copies.siteDir, file.path));
    text += `${value.slice(end, match.index)}url("@site/${encodeURI(fromSite)}${url.hash}")`;
    end = match.index + match[0].length;
  }
  return text + value.slice(end);
}

async function replaceImport(rule: AtRule, sheet: Sheet): Promise<void> {
  const [whole = '', target = ''] = IMPORT.exec(rule.params) ?? [];
  const place = sheet.place ?? placeOf(rule);
  const url = copiedUrl(target, { ...sheet, place });
  if (!url) return;
  const { href } = url;
  if (sheet.above.includes(href)) {
    throw new SiteError(`The style sheet ${href} imports itself, through ${sheet.above.at(-1)}.`, {
      ...place,
      hint: 'Browsers leave out such an import. Ask those who made it, or name another file.',
    });
  }
  const file = await keep(href, { ...sheet, place });
  const imported = sheet.postcss.parse(file.bytes.toString('utf8'), { from: file.path });
  await rewriteSheet(imported, { ...sheet, place, above: [...sheet.above, href] });
  imported.walkAtRules('charset', (charset) => void charset.remove());
  rule.replaceWith(withConditions(imported.nodes, rule.params.slice(whole.length), sheet.postcss));
}

/** `@import "a" layer(b) screen` is what it imports, in `@media screen { @layer b { … } }`. */
function withConditions(nodes: ChildNode[], conditions: string, postcss: Postcss): ChildNode[] {
  const layer = LAYER.exec(conditions);
  const afterLayer = conditions.slice(layer?.[0].length ?? 0);
  const supports = SUPPORTS.exec(afterLayer);
  const media = afterLayer.slice(supports?.[0].length ?? 0).trim();
  const wraps: [string, string][] = [
    ...(layer ? [['layer', layer[1] ?? ''] satisfies [string, string]] : []),
    ...(supports ? [['supports', `(${supports[1]})`] satisfies [string, string]] : []),
    ...(media === '' ? [] : [['media', media] satisfies [string, string]]),
  ];
  return wraps.reduce((inner, [name, params]) => [postcss.atRule({ name, params, nodes: inner })], nodes);
}

async function keep(url: string, { copies, result, place }: Sheet & { place: UrlPlace }): Promise<KeptFile> {
  const file = await copies.kept.keptFile(url, place);
  // What was bundled is made again when the copy is another one.
  result.messages.push({ type: 'dependency', plugin: 'dactyl-third-party', file: file.path, parent: result.opts.from });
  return file;
}

/** The address without its hash, and the hash; `undefined` for what stays as it is. */
function copiedUrl(target: string, { copies, above, place }: Sheet & { place: UrlPlace }) {
  const base = above.at(-1);
  const isAddress = base === undefined ? /^(?:https?:)?\/\/[^/]/i.test(target) : !/^(?:data:|#|$)/.test(target);
  if (!isAddress || !URL.canParse(target, base ?? 'https://x')) return undefined;
  const { href, hash, host } = new URL(target, base ?? 'https://x');
  const url = { href: href.slice(0, href.length - hash.length), hash };
  if (isAllowed(url.href, copies.options.hosts)) return url;
  if (base === undefined) return undefined;
  throw new SiteError(`The style sheet ${base} names a file of a host that is not copied: ${url.href}`, {
    ...place,
    hint: `Add "${host}" to the option "hosts".`,
  });
}

function placeOf({ source }: ChildNode): UrlPlace {
  const { line, column } = source?.start ?? {};
  return { file: source?.input.file, line, column };
}
