/**
 * Makes `dist/theme/styles/infima.css`: Infima without what our style sheets say again: the variables that `tokens.css` sets on the root
 * element, and properties under the same selector. They never take effect, as our rules come after Infima's, and every page of every site would load them. In the sources,
 * `index.css` imports Infima as it is; the compiled package imports this file instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const INFIMA = 'infima/dist/css/default/default.css';

/** @param {string} distDir */
export function writeInfima(distDir) {
  const stylesDir = join(distDir, 'theme/styles');
  const infima = readFileSync(createRequire(import.meta.url).resolve(INFIMA), 'utf8');
  const tokens = readFileSync(join(stylesDir, 'tokens.css'), 'utf8');
  const index = join(stylesDir, 'index.css');
  const ours = [...readFileSync(index, 'utf8').matchAll(/@import '\.\/([\w-]+\.css)'/g)]
    .filter(([, name]) => name !== 'infima.css')
    .map(([, name = '']) => readFileSync(join(stylesDir, name), 'utf8'));
  writeIfChanged(join(stylesDir, 'infima.css'), withoutRepeated(ours.join('\n'), withoutVariablesOf(tokens, infima)));
  writeIfChanged(index, readFileSync(index, 'utf8').replace(`'${INFIMA}'`, "'./infima.css'"));
}

/** Only what stands on the root element outside of media queries; in quotes, semicolons end nothing. */
const ROOT_RULE = /^(:root|html\[data-theme='dark'\]) \{([^{}]*)\}/gm;
const VARIABLE = /(--[\w-]+)\s*:(?:'[^']*'|"[^"]*"|[^;'"])*;/g;

/**
 * Infima's value for dark mode goes as well: `tokens.css` has one of the same weight for each of these variables.
 *
 * @param {string} tokens
 * @param {string} infima
 */
export function withoutVariablesOf(tokens, infima) {
  const ours = new Set(variablesOf(tokens));
  return infima.replace(ROOT_RULE, (_rule, selector, body) => {
    const kept = withoutComments(body).replace(VARIABLE, (declaration, name) => (ours.has(name) ? '' : declaration));
    return `${selector} {${kept.replace(/\n\s*(?=\n)/g, '')}}`;
  });
}

/** A rule outside of media queries: these stand at the beginning of a line. */
const RULE = /^([^\s@{}/][^{}@]*?) ?\{([^{}]*)\}\n?/gm;
const DECLARATION = /([\w-]+)\s*:(?:'[^']*'|"[^"]*"|\([^()]*\)|[^;'"()])*;/g;

/**
 * A property goes where our sheets set it under each of the rule's selectors. One that they set in media queries only stays.
 *
 * @param {string} ours
 * @param {string} infima
 */
export function withoutRepeated(ours, infima) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  for (const [, selectors = '', body = ''] of withoutComments(ours).matchAll(RULE)) {
    for (const selector of selectorsOf(selectors)) {
      const names = known.get(selector) ?? new Set();
      for (const [, name = ''] of body.matchAll(DECLARATION)) names.add(name);
      known.set(selector, names);
    }
  }
  return infima.replace(RULE, (rule, selectors, commented) => {
    const body = withoutComments(commented);
    const sets = selectorsOf(selectors).map((selector) => known.get(selector));
    const kept = body.replace(DECLARATION, (/** @type {string} */ declaration, /** @type {string} */ name) =>
      !declaration.includes('!important') && sets.every((names) => names?.has(name)) ? '' : declaration,
    );
    if (kept === body) return rule;
    return kept.trim() === '' ? '' : `${selectors} {${kept.replace(/\n\s*(?=\n)/g, '')}}\n`;
  });
}

/** @param {string} text */
const selectorsOf = (text) => text.split(/,(?![^()]*\))/).map((selector) => selector.trim().replace(/\s+/g, ' '));

/**
 * Names of the variables on `:root`, whatever the mode.
 *
 * @param {string} css
 */
export function variablesOf(css) {
  const rules = [...css.matchAll(ROOT_RULE)].filter(([, selector]) => selector === ':root');
  return rules.flatMap(([, , body = '']) => [...withoutComments(body).matchAll(VARIABLE)].map(([, name = '']) => name));
}

/** @param {string} css */
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * @param {string} file
 * @param {string} content
 */
function writeIfChanged(file, content) {
  let current;
  try {
    current = readFileSync(file, 'utf8');
  } catch {
    // There is none yet.
  }
  if (current !== content) writeFileSync(file, content);
}
