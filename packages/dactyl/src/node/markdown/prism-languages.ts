/**
 * Prism's grammars. prism-react-renderer bundles its own Prism with some twenty languages; any other language is
 * read from the `prismjs` package when a code block or the configuration first names it. Code is highlighted at
 * build time, so this costs readers nothing.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { Prism } from 'prism-react-renderer';
import { suggestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';

export type Grammar = (typeof Prism.languages)[string];
export type Token = string | InstanceType<typeof Prism.Token>;

export interface Languages {
  /** `undefined` for a language that Prism does not know. */
  tokenize(code: string, language: string): Token[] | undefined;
}

interface LanguageEntry {
  alias?: string | string[];
}

type GetLoader = (
  components: unknown,
  load: string[],
  loaded: string[],
) => { load(loadComponent: (id: string) => void): void };

/** Names that people write but Prism does not know → the language meant, or a similar one. */
const OTHER_NAMES = new Map([
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

/** Languages bundled with prism-react-renderer; read before others are added. */
const RENDERER_LANGUAGES: readonly string[] = Object.keys(Prism.languages);

/** @throws SiteError when `additional` names a language that does not exist. */
export function loadLanguages(additional: readonly string[]): Languages {
  const load = createLoader();
  additional.forEach((name, index) => {
    if (load(OTHER_NAMES.get(name) ?? name)) return;
    throw new SiteError(`Prism has no language "${name}".`, {
      key: `themeConfig.prism.additionalLanguages[${index}]`,
      hint: suggestName(name, knownLanguages()),
    });
  });
  return {
    tokenize(code, written) {
      const language = OTHER_NAMES.get(written) ?? written;
      const grammar = grammarOf(language) ?? (load(language) ? grammarOf(language) : undefined);
      if (!grammar) return undefined;
      // Some languages (php, handlebars) are implemented by these hooks.
      const env = { code, grammar, language, tokens: [] as Token[] };
      Prism.hooks.run('before-tokenize', env);
      env.tokens = Prism.tokenize(env.code, env.grammar);
      Prism.hooks.run('after-tokenize', env);
      return env.tokens;
    },
  };
}

function grammarOf(language: string): Grammar | undefined {
  // The object also holds functions such as `extend`.
  const found: unknown = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof found === 'object' && found !== null ? (found as Grammar) : undefined;
}

/** Returns a function that makes a language (name or alias) available, and tells whether it exists. */
function createLoader(): (name: string) => boolean {
  const { ids, eachScript } = openPrism();
  return (name) => {
    if (grammarOf(name)) return true;
    const id = ids.get(name);
    if (id === undefined) return false;
    const loaded = [...new Set(ids.values())].filter(grammarOf);
    eachScript([id], loaded, (script, file) => {
      // The scripts expect a global `Prism`; it is passed as a parameter.
      compileFunction(script, ['Prism'], { filename: file })(Prism);
    });
    return grammarOf(name) !== undefined;
  };
}

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

function openPrism() {
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

function knownLanguages(): string[] {
  return [...languageIds(createRequire(import.meta.url)('prismjs/components.json')).keys()];
}
