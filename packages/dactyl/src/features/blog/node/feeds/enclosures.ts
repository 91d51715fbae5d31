/** Adds media types to the files that belong to a post. */
import type { FeedEnclosure, FeedItem } from './types.js';

type Kind = 'image' | 'audio' | 'video';

/** Extensions whose media subtype has another name. */
const SUBTYPES: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  svg: 'svg+xml',
  ico: 'x-icon',
  mp3: 'mpeg',
  m4a: 'mp4',
  oga: 'ogg',
  ogv: 'ogg',
  mov: 'quicktime',
};

/** In order of preference, for formats that allow only one enclosure. */
export function enclosuresOf({ enclosure, video, audio, image }: FeedItem): (FeedEnclosure & { type: string })[] {
  const files: [Kind, string | FeedEnclosure | undefined][] = [
    ['image', enclosure],
    ['video', video],
    ['audio', audio],
    ['image', image],
  ];
  return files.flatMap(([kind, file]) => {
    if (file === undefined) return [];
    const given = typeof file === 'string' ? { url: file } : file;
    return [{ ...given, type: given.type ?? typeOf(given.url, kind) }];
  });
}

function typeOf(url: string, kind: Kind): string {
  const ending = /\.(\w+)(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase();
  if (ending === undefined) return 'application/octet-stream';
  return `${kind}/${Object.hasOwn(SUBTYPES, ending) ? SUBTYPES[ending] : ending}`;
}
