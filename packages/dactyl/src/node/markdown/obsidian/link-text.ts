/** Wikilinks, and embeds of files that are no notes, as Markdown. */
import type { PlaceParts } from './vault.js';
import type { Wikilink } from './wikilink.js';

export function linkText(link: Wikilink, parts: PlaceParts): string {
  const url = urlOfLink(link, parts);
  const words = escapeText(link.words ?? defaultWords(link));
  return url === undefined ? words : `[${words}](${url})`;
}

/** `undefined` for a name that no file has, which is reported. */
export function urlOfLink({ name, part }: Wikilink, { vault, from, report, column }: PlaceParts): string | undefined {
  if (name === '') return vault.hashOf(from, part ?? '') || '#';
  const found = vault.resolve(name, from);
  if (!found) {
    report({ column, name });
    return undefined;
  }
  if (found.others.length > 0) report({ column, name, chosen: found });
  return vault.urlOf(found.path) + (part === undefined ? '' : vault.hashOf(found.path, part));
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i;
const MEDIA = /\.(?:mp4|webm|ogv|mov|mkv|mp3|wav|m4a|ogg|3gp|flac)$/i;

/** A picture, a film or a sound; of other files, and of a note inside of a sentence, a link. */
export function embedFile(link: Wikilink, parts: PlaceParts): string {
  if (!IMAGE.test(link.name) && !MEDIA.test(link.name)) return linkText(link, parts);
  const url = urlOfLink(link, parts);
  const words = link.words?.split('|') ?? [];
  const size = /^\d+(?:x\d+)?$/.test(words.at(-1)?.trim() ?? '') ? words.pop()?.trim() : undefined;
  const fileName = link.name.split('/').at(-1) ?? link.name;
  const alt = escapeText(words.join('|') || fileName.replace(/\.\w+$/, ''));
  return url === undefined ? alt : `![${alt}${size === undefined ? '' : `\\|${size}`}](${url})`;
}

function defaultWords({ name, part }: Wikilink): string {
  return [name, ...(part?.split('#') ?? [])].filter((each) => each !== '').join(' > ');
}

export function escapeText(text: string): string {
  return text.trim().replaceAll(/[\\`*_[\]<>{}|~$]/g, (sign) => `\\${sign}`);
}
