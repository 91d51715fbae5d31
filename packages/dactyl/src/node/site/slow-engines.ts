/** Reports which Markdown is compiled by the slow engine, and which plugin requires it. */
import path from 'node:path';
import { hasPlugins, pickPlugins } from '../markdown/plugins/has-plugins.js';
import type { LocaleSite } from './types.js';

/** @throws SiteError for an entry that is not a plugin, or fails to be set up. */
export async function describeSlowEngines({ markdown }: LocaleSite, siteDir: string): Promise<string[]> {
  const notes: string[] = [];
  for (const source of markdown) {
    if (!hasPlugins(source)) continue;
    const { attachPlugins } = await import('../markdown/plugins/attach-plugins.js');
    // These plugins compile nothing, so `parse` is never called.
    const { needsUnified } = attachPlugins({
      plugins: pickPlugins(source),
      view: { admonitionKeywords: [], removeContentTitle: false },
      parse: () => ({ type: 'root', children: [] }),
    });
    if (needsUnified === undefined) continue;
    const folder = path.relative(siteDir, source.contentDirs.at(-1) ?? siteDir);
    notes.push(
      `Markdown in ${folder} is compiled by @mdx-js/mdx, which takes more than ten times as long: ${needsUnified}.`,
    );
  }
  return notes;
}
