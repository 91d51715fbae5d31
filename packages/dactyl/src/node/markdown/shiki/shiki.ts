/**
 * Shiki as the highlighter: grammars and themes of VS Code. The site installs it, and it is loaded only where it was chosen; a
 * grammar is read when a block first names its language. Tokens get classes, not styles, so one page serves both colour
 * modes and any policy; `shiki-theme.ts` has the rules.
 */
import { createRequire } from 'node:module';
import { loadOptional, resolveOptional } from '../../base/load-optional.js';
import { packageVersion } from '../../base/package-version.js';
import { createLineWriter } from '../highlight.js';
import type { ShikiOptions } from '../types.js';
import { classNames, readThemes, shikiPackage, type ShikiTheme } from './shiki-theme.js';

export interface ShikiHighlighter {
  /** HTML of each line; `undefined` for a language that Shiki does not know. */
  highlightLines(code: string, language: string): string[] | undefined;
  /** For keys of caches. */
  version: string;
}

/** As far as we use it. */
interface Core {
  createHighlighterCoreSync(options: { engine: unknown; themes: ShikiTheme[]; langs: unknown[] }): {
    loadLanguageSync(language: unknown): void;
    codeToTokensWithThemes(code: string, options: object): ShikiToken[][];
  };
}

interface ShikiToken {
  content: string;
  variants: Record<'light' | 'dark', { color?: string; fontStyle?: number }>;
}

export async function loadShiki(options: ShikiOptions, siteDir: string | undefined): Promise<ShikiHighlighter> {
  const wanted = shikiPackage(siteDir);
  const entry = resolveOptional('shiki', wanted);
  const [core, engine, wasm] = await Promise.all([
    loadOptional<Core>('shiki/core', wanted),
    loadOptional<{ createOnigurumaEngine(wasm: unknown): Promise<unknown> }>('shiki/engine/oniguruma', wanted),
    loadOptional<unknown>('shiki/wasm', wanted),
  ]);
  const pair = readThemes(options, siteDir);
  const highlighter = core.createHighlighterCoreSync({
    engine: await engine.createOnigurumaEngine(wasm),
    themes: [
      { ...pair.light, name: 'light' },
      { ...pair.dark, name: 'dark' },
    ],
    langs: [],
  });
  const isKnown = createLoader(entry, (language) => highlighter.loadLanguageSync(language));
  const classOf = classNames(pair);
  return {
    version: `shiki ${packageVersion(entry)}`,
    highlightLines(code, language) {
      if (!isKnown(language)) return undefined;
      const lines = highlighter.codeToTokensWithThemes(code, {
        lang: language,
        themes: { light: 'light', dark: 'dark' },
        // What a page looks like must not depend on how fast the machine is.
        tokenizeTimeLimit: 0,
      });
      const states = new Map([['', 0]]);
      const names = [''];
      const writer = createLineWriter({
        classOf: (state) => names[state] ?? '',
        showsOnSpace: (state) => /(?:^| )s[ld][us]/.test(names[state] ?? ''),
      });
      const stateOf = (name: string) => {
        const state = states.get(name) ?? names.push(name) - 1;
        states.set(name, state);
        return state;
      };
      lines.forEach((line, index) => {
        if (index > 0) writer.write('\n', 0);
        for (const { content, variants } of line) writer.write(content, stateOf(classOf(variants)));
      });
      return writer.end();
    },
  };
}

/** Loads grammars by the names and aliases that Shiki knows. */
function createLoader(entry: string, load: (language: unknown) => void): (name: string) => boolean {
  const require = createRequire(entry);
  const known = new Map<string, boolean>();
  const isThere = (name: string) => {
    if (!/^[\w+#.-]+$/.test(name)) return false;
    try {
      load((require(`./langs/${name}.mjs`) as { default: unknown }).default); // a grammar and those inside of it
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return false;
      throw error;
    }
  };
  return (name) => {
    const found = known.get(name) ?? isThere(name);
    known.set(name, found);
    return found;
  };
}
