/**
 * Makes `dist/theme/styles/infima.css`: Infima without what our style sheets say again: the variables that `tokens.css` sets on the root
 * element, and properties under the same selector. They never take effect, as our rules come after Infima's, and every page of every site would load them. In the sources,
 * `index.css` imports Infima as it is; the compiled package imports this file instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss from 'postcss';

/**
 * @typedef {import('postcss').Root} Root
 * @typedef {import('postcss').Rule} Rule
 * @typedef {import('postcss').Declaration} Declaration
 */

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

const ROOT = ':root';
const ROOT_SELECTORS = [ROOT, "html[data-theme='dark']"];

/**
 * Infima's value for dark mode goes as well: `tokens.css` has one of the same weight for each of these variables.
 *
 * @param {string} tokens
 * @param {string} infima
 */
export function withoutVariablesOf(tokens, infima) {
  const ours = new Set(variablesOf(tokens));
  const sheet = postcss.parse(infima);
  for (const rule of rulesOf(sheet).filter(({ selector }) => ROOT_SELECTORS.includes(selector)))
    removeFrom(rule, ({ prop }) => ours.has(prop));
  return sheet.toString();
}

/**
 * A property goes where our sheets set it under each of the rule's selectors. One that they set in media queries only stays.
 *
 * @param {string} ours
 * @param {string} infima
 */
export function withoutRepeated(ours, infima) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  for (const rule of rulesOf(postcss.parse(ours))) {
    for (const selector of selectorsOf(rule)) {
      const names = known.get(selector) ?? new Set();
      known.set(selector, names);
      for (const { prop } of declarationsOf(rule)) names.add(prop);
    }
  }
  const sheet = postcss.parse(infima);
  for (const rule of rulesOf(sheet)) {
    const sets = selectorsOf(rule).map((selector) => known.get(selector));
    removeFrom(rule, ({ prop, important }) => !important && sets.every((names) => names?.has(prop)));
  }
  return sheet.toString();
}

/**
 * Names of the variables on `:root`, whatever the mode.
 *
 * @param {string} css
 */
export function variablesOf(css) {
  const rules = rulesOf(postcss.parse(css)).filter(({ selector }) => selector === ROOT);
  return rules.flatMap((rule) => declarationsOf(rule).flatMap(({ prop }) => (prop.startsWith('--') ? [prop] : [])));
}

/**
 * Those outside of media queries.
 *
 * @param {Root} sheet
 */
const rulesOf = (sheet) => sheet.nodes.filter((node) => node.type === 'rule');

/** @param {Rule} rule */
const declarationsOf = (rule) => rule.nodes.filter((node) => node.type === 'decl');

/** @param {Rule} rule */
const selectorsOf = ({ selectors }) => selectors.map((selector) => selector.replace(/\s+/g, ' '));

/**
 * A rule that is left without declarations goes, too.
 *
 * @param {Rule} rule
 * @param {(declaration: Declaration) => boolean} isUseless
 */
function removeFrom(rule, isUseless) {
  const useless = declarationsOf(rule).filter(isUseless);
  for (const declaration of useless) declaration.remove();
  if (useless.length > 0 && declarationsOf(rule).length === 0) rule.remove();
}

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
