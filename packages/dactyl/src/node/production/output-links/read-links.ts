/** A written page → where it leads, what it shows and which ids it has, all as browsers see it. */
import { Parser } from 'htmlparser2';
import { definedProps } from '../../../shared/defined-props.js';
import { ownAddresses } from '../../pipeline/named-media.js';

export interface PageLinks {
  /** Values of `href`, each once, without those that are left out of the check. */
  links: string[];
  media: string[];
  ids: Set<string>;
  /** Where the page sends its readers at once. */
  redirect?: string;
}

const MEDIA = new Set(['img', 'source', 'video', 'audio', 'track', 'iframe', 'embed', 'object', 'input']);

function shownBy(attributes: Record<string, string>): string[] {
  return ['src', 'poster', 'srcset', 'data'].flatMap((name) => ownAddresses(name, attributes[name] ?? ''));
}

export function readLinks(html: string): PageLinks {
  const links = new Set<string>();
  const media = new Set<string>();
  const ids = new Set<string>();
  let redirect: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, id, name: anchor, content, 'http-equiv': header, 'data-nobrokenlinkcheck': unchecked } = attributes;
      if (MEDIA.has(name)) for (const address of shownBy(attributes)) media.add(address);
      if (name === 'meta' && header?.toLowerCase() === 'refresh')
        redirect = /^0;\s*url=(.+)$/i.exec(content ?? '')?.[1];
      if (id !== undefined) ids.add(id);
      if (name !== 'a') return;
      if (anchor !== undefined) ids.add(anchor);
      if (href !== undefined && unchecked === undefined) links.add(href.trim());
    },
  });
  parser.end(html);
  return definedProps({ links: [...links], media: [...media], ids, redirect });
}
