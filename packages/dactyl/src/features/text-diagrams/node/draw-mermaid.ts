/**
 * Mermaid. Mermaid itself reads each diagram, so mistakes are its own. A small renderer draws, with colours that follow the page;
 * it is asked for the kinds that it knows. If the site wants that, Mermaid draws in a browser that is installed, and all kinds.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveOptional } from '../../../node/base/load-optional.js';
import type {
  unstable_Drawer,
  unstable_Drawing,
  unstable_DrawingMistake,
} from '../../../node/plugin-api/drawer-types.js';
import type { JsonObject } from '../../../shared/json.js';
import { createBrowserDrawer } from './browser-drawer.js';
import { missingWord, readMermaid } from './mermaid-text.js';
import { loadPackage } from './packages.js';

interface Mermaid {
  parse(text: string): Promise<{ diagramType: string }>;
}

interface LightRenderer {
  renderMermaidSVG(text: string, options: object): string;
}

export function createDrawer(options: JsonObject, { siteDir }: { siteDir: string }): unstable_Drawer {
  const file = resolveOptional('mermaid', { from: siteDir, neededFor: 'A diagram', install: ['mermaid'] });
  const parser = loadParser(file);
  const browser = createBrowserDrawer({ mermaid: file, options, siteDir });
  const isLight = options.renderer !== 'browser';
  return {
    async draw(text) {
      const kind = await kindOf(text, await parser);
      if (typeof kind !== 'string') return kind;
      const { bare, title, description } = readMermaid(text);
      const facts = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
      const drawn = isLight ? await drawLight(bare, siteDir) : await browser.draw(text, kind);
      return 'problem' in drawn ? drawn : { ...drawn, ...facts };
    },
    close: () => browser.close(),
  };
}

/** The kind of a diagram, or the mistake in it. */
async function kindOf(text: string, { parse }: Mermaid): Promise<string | unstable_DrawingMistake> {
  try {
    return (await parse(text)).diagramType;
  } catch (error) {
    return asMistake(error, text);
  }
}

/**
 * Mermaid cleans texts with DOMPurify, which needs the window of a browser. Nothing is shown here, and drawings are cleaned
 * where they are put into pages, so it lets all texts through.
 */
async function loadParser(mermaidFile: string): Promise<Mermaid> {
  const purify = path.join(path.dirname(createRequire(mermaidFile).resolve('dompurify')), 'purify.es.mjs');
  if (existsSync(purify)) {
    const { default: instance } = (await import(pathToFileURL(purify).href)) as { default: object }; // its only export
    Object.assign(instance, { sanitize: (dirty: string) => dirty, addHook: () => {}, removeAllHooks: () => {} });
  }
  const { default: mermaid } = (await import(pathToFileURL(mermaidFile).href)) as { default: Mermaid }; // what it documents
  return mermaid;
}

async function drawLight(text: string, siteDir: string): Promise<unstable_Drawing | unstable_DrawingMistake> {
  const { renderMermaidSVG } = await loadPackage<LightRenderer>('beautiful-mermaid', siteDir);
  try {
    const svg = renderMermaidSVG(text, { transparent: true });
    // Its colours are variables, which the style sheet of diagrams sets from those of the page.
    const light = svg
      .replace(/<style>[^]*?<\/style>/, '')
      .replace(/^(<svg[^>]*?) style="[^"]*"/, '$1')
      .replaceAll(/<text[^>]*>\(no attributes\)<\/text>/g, '');
    const missing = missingWord(text, light);
    if (missing !== undefined)
      return {
        problem: `"${missing}" would be missing, because the small renderer does not know all of Mermaid.`,
        hint: USE_BROWSER,
      };
    return { light };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), hint: USE_BROWSER };
  }
}

const USE_BROWSER = `Write it in another way, or have Mermaid itself draw in a browser: mermaid: { renderer: 'browser' }.`;

/** @param text the front matter of a diagram is not counted by Mermaid */
export function asMistake(error: unknown, text: string): unstable_DrawingMistake {
  const message = error instanceof Error ? error.message : String(error);
  // Its older parsers say where in `hash`, its newer ones only in words.
  const { hash } = Object(error) as { hash?: { loc?: { first_line?: number } } };
  const counted = hash?.loc?.first_line ?? /\bline (\d+)/.exec(message)?.[1];
  const before = /^\s*---\n[^]*?\n---\n/.exec(text)?.[0].split('\n').length ?? 1;
  const line = counted === undefined ? undefined : Math.min(Number(counted) + before - 1, text.split('\n').length);
  const problem = message.trim().split('\n').slice(0, 4).join('\n    ').slice(0, 300);
  return { problem, ...(line !== undefined && { line }) };
}
