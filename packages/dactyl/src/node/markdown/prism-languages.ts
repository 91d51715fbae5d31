/**
 * Prism's grammars. prism-react-renderer bundles its own Prism with some twenty languages; any other language is
 * read from the `prismjs` package when a code block or the configuration first names it. Code is highlighted at
 * build time, so this costs readers nothing.
 */
import { compileFunction } from 'node:vm';
import { suggestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';
import { Prism } from './prism.js';
import { knownLanguages, openPrism, OTHER_NAMES } from './prism-scripts.js';

export type Grammar = (typeof Prism.languages)[string];
export type Token = string | InstanceType<typeof Prism.Token>;

export interface Languages {
  /** `undefined` for a language that Prism does not know. */
  tokenize(code: string, language: string): Token[] | undefined;
}

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
