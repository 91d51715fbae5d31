/** Files of the package that only pages with certain content load: what the content says of itself → tags of the head. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AssetStore } from './assets.js';
import type { ContentFacts } from './link-uses.js';

/** Made by `scripts/build-image-script.mjs`. */
const FILES = new URL('../../../dist/image-script/', import.meta.url);

export function pageFileTags(html: string, assets: AssetStore, facts: ContentFacts): string {
  const urlOf = (name: string) => {
    const file = fileURLToPath(new URL(name, FILES));
    const asset = assets.emit(file, { folder: path.extname(name).slice(1) });
    facts.assets.push({ file, output: asset.output });
    return asset.url;
  };
  const sheet = (name: string) => `<link data-rh="true" rel="stylesheet" href="${urlOf(name)}">`;
  const script = (name: string) => `<script data-rh="true" type="module" src="${urlOf(name)}"></script>`;
  return [
    facts.zooms ? sheet('zoom.css') + script('zoom.js') : '',
    facts.draws ? sheet('drawing.css') : '',
    hasHints(html) ? script('hints.js') : '',
  ].join('');
}

/** Whether style sheets alone show something under the pointer: types of names, or the meaning of terms. */
function hasHints(html: string): boolean {
  return (
    html.includes(' class="dactyl-term"') || (html.includes(' data-type="') && html.includes(' code-block-twoslash'))
  );
}
