/**
 * Reads languages of Prism from the `prismjs` package as scripts. Prism itself is not loaded here: a build that keeps its
 * bundle and its pages only has to know which scripts the bundle contains.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface LanguageEntry {
  alias?: string | string[];
}

type GetLoader = (
  components: unknown,
  load: string[],
  loaded: string[],
) => { load(loadComponent: (id: string) => void): void };

/** Names that people write but Prism does not know → the language meant, or a similar one. */
export const OTHER_NAMES = new Map([
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['vb.net', 'vbnet'],
  ['objective-c', 'objectivec'],
  ['golang', 'go'],
  ['zsh', 'bash'],
  ['console', 'shell-session'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['jsonc', 'json'],
  ['mdx', 'markdown'],
  ['vue', 'markup'],
  ['svelte', 'markup'],
  ['terraform', 'hcl'],
]);

/** Languages of the Prism that prism-react-renderer bundles, with their aliases. */
export const RENDERER_LANGUAGES: readonly string[] = (
  'plain plaintext text txt markup html mathml svg xml ssml atom rss regex clike javascript js actionscript coffeescript coffee ' +
  'javadoclike css yaml yml markdown md graphql sql typescript ts jsdoc flow n4js n4jsd jsx tsx swift kotlin kt kts c objectivec ' +
  'objc reason rust go cpp python py json webmanifest'
).split(' ');

/**
 * Scripts of these languages and their dependencies, in loading order, for a Prism that has `RENDERER_LANGUAGES`.
 */
export function readLanguageScripts(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const { ids, eachScript } = openPrism();
  const wanted = names.flatMap((name) => ids.get(OTHER_NAMES.get(name) ?? name) ?? []);
  const scripts: string[] = [];
  const there = [...new Set(RENDERER_LANGUAGES.flatMap((name) => ids.get(name) ?? []))];
  eachScript(
    wanted.filter((id) => !there.includes(id)),
    there,
    (script) => scripts.push(script),
  );
  return scripts;
}

type EachScript = (script: string, file: string) => void;

export function openPrism() {
  const require = createRequire(import.meta.url);
  const components: unknown = require('prismjs/components.json');
  const getLoader = require('prismjs/dependencies.js') as GetLoader; // untyped CommonJS
  return {
    ids: languageIds(components),
    eachScript(wanted: string[], loaded: string[], take: EachScript): void {
      getLoader(components, wanted, loaded).load((component) => {
        const file = require.resolve(`prismjs/components/prism-${component}.js`);
        take(readFileSync(file, 'utf8'), file);
      });
    },
  };
}

/** Name or alias → id. */
function languageIds(components: unknown): Map<string, string> {
  const { languages } = components as { languages: Record<string, LanguageEntry> }; // shape of the pinned version
  const ids = new Map<string, string>();
  for (const [id, entry] of Object.entries(languages)) {
    if (id === 'meta') continue;
    for (const name of [id, ...[entry.alias ?? []].flat()]) ids.set(name, id);
  }
  return ids;
}

/** Names and aliases of all languages. */
export function knownLanguages(): string[] {
  return [...openPrism().ids.keys()];
}
