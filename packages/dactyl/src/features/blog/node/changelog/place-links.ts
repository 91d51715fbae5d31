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
  /(?<code>^ {0,3}(?<fence>`{3,}|~{3,})[^]*?(?:^ {0,3}\k<fence>|$(?![^]))|(?<ticks>`+)(?!`)[^]*?[^`]\k<ticks>(?!`))|(?<image>!\[[^\]\n]*\]\(<?)(?<picture>[^\s#/?)>][^)\s>]*)|(?<before>\]\(<?|^ {0,3}\[(?!\^)[^\]]+\]:\s*<?)(?<target>[^\s#/?)>][^)\s>]*)(?=[)>]|[ \t]+["'(]|\s*$)/gmu;

export function placeLinks(markdown: string, place: LinkPlace): string {
  return markdown.replaceAll(LINKS, (whole: string, ...found) => {
    const {
      image,
      picture,
      before = image,
      target = picture,
    } = (found.at(-1) ?? {}) as Record<string, string | undefined>;
    if (before === undefined || target === undefined || /^[a-z][a-z\d+.-]*:/i.test(target)) return whole;
    return before + placed(target, place, image === undefined ? 'blob' : 'raw');
  });
}

/** @param form how code hosts show a file, and how they give it */
function placed(target: string, { from, to, repository }: LinkPlace, form: 'blob' | 'raw'): string {
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  // It is encoded as it was.
  const absolute = path.resolve(from, file);
  if (!repository) return posix(path.relative(to, absolute)) + rest;
  return `${repository.url.replace(/\/$/, '')}/${form}/HEAD/${posix(path.relative(repository.root, absolute))}${rest}`;
}

const posix = (file: string) => file.replaceAll(path.sep, '/');
