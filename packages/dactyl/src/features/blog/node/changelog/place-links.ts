/** Relative links of a changelog, which is elsewhere than the pages that are made of it. */
import path from 'node:path';

export interface LinkPlace {
  /** Absolute folder of the changelog. */
  from: string;
  /** Absolute folder of the entries. */
  to: string;
  /** Address of the repository, and the absolute folder of its root. */
  repository: { url: string; root: string } | undefined;
}

/** Inline links and images, and definitions, to files beside the changelog; code is passed over. */
const LINKS =
  /(?<code>^ {0,3}(?<fence>`{3,}|~{3,})[^]*?(?:^ {0,3}\k<fence>|$(?![^]))|(?<ticks>`+)(?!`)[^]*?[^`]\k<ticks>(?!`))|(?<before>\]\(<?|^ {0,3}\[[^\]]+\]:\s*<?)(?<target>\.{0,2}[\w][^)\s>]*|\.{1,2}\/[^)\s>]*)/gm;

export function placeLinks(markdown: string, place: LinkPlace): string {
  return markdown.replaceAll(LINKS, (whole: string, ...found) => {
    const { before, target } = (found.at(-1) ?? {}) as { before?: string; target?: string };
    if (before === undefined || target === undefined || /^[a-z][a-z\d+.-]*:/i.test(target)) return whole;
    return before + placed(target, place);
  });
}

function placed(target: string, { from, to, repository }: LinkPlace): string {
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const absolute = path.resolve(from, decode(file));
  if (!repository) return encode(path.relative(to, absolute)) + rest;
  return `${repository.url.replace(/\/$/, '')}/blob/HEAD/${encode(path.relative(repository.root, absolute))}${rest}`;
}

const encode = (file: string) => encodeURI(file.replaceAll(path.sep, '/'));

function decode(file: string): string {
  try {
    return decodeURI(file);
  } catch {
    return file;
  }
}
