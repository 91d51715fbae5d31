/**
 * Makes `dist/theme/styles/infima.css`: Infima without the variables that `tokens.css` sets on the root element. They
 * never take effect, as our rules come after Infima's, and every page of every site would load them. In the sources,
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
  writeIfChanged(join(stylesDir, 'infima.css'), withoutVariablesOf(tokens, infima));
  const index = join(stylesDir, 'index.css');
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
