/**
 * A site's rules that win against Infima must win here, too: no rule of the theme for a class of Infima is stronger than
 * the strongest that Infima has for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const STYLES = new URL('../../src/theme/styles/', import.meta.url);

/** What they set is whether something is there at all, or is a variable of ours: nobody would want to win against it. */
const NEEDED = [
  '.navbar-sidebar--show-secondary .navbar-sidebar__item:first-child',
  '.navbar-sidebar--show-secondary .navbar-sidebar__item:last-child',
  '.navbar-sidebar--show-secondary .navbar-sidebar__items',
  '.navbar-sidebar__item:last-child',
  '.dropdown:focus-within:not(:hover) > .dropdown__menu:has(:focus-visible)',
  "details[aria-busy='true'] > .menu__list",
];

it('no rule for a class of Infima is stronger than those of Infima', () => {
  const strongest = new Map<string, number>();
  for (const selector of selectorsOf(readFileSync(INFIMA, 'utf8')))
    for (const name of classesOf(subjectOf(selector)))
      strongest.set(name, Math.max(strongest.get(name) ?? 0, weightOf(selector)));
  expect(strongest.size).toBeGreaterThan(100);

  const tooStrong = sheets().filter((selector) => {
    const names = classesOf(subjectOf(selector));
    // What has a class of ours is ours.
    if (names.length === 0 || /\.(?:dactyl|theme|code-block|admonition)-/.test(selector)) return false;
    const known = names.map((name) => strongest.get(name)).filter((weight) => weight !== undefined);
    return known.length > 0 && weightOf(selector) > Math.max(...known);
  });
  expect([...new Set(tooStrong)].toSorted()).toEqual(NEEDED.toSorted());
});

function sheets(): string[] {
  return readdirSync(STYLES).flatMap((file) => selectorsOf(readFileSync(new URL(file, STYLES), 'utf8')));
}

/** Of all style rules, wherever they stand. */
function selectorsOf(css: string): string[] {
  const preludes = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[{};]|^)([^{};]+)\{/g);
  return [...preludes]
    .map(([, prelude = '']) => prelude.trim().replaceAll(/\s+/g, ' '))
    .filter((prelude) => !/^(?:@|from|to|\d)/.test(prelude))
    .flatMap((list) => splitOutside(list, ','));
}

function splitOutside(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (/[([]/.test(letter)) depth++;
    if (/[)\]]/.test(letter)) depth--;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** The last part, which says what the rule is for; what stands in `:where()` and the like is a condition. */
function subjectOf(selector: string): string {
  return (
    withoutBrackets(selector)
      .split(/[ >+~]+/)
      .at(-1) ?? ''
  );
}

function classesOf(compound: string): string[] {
  return [...compound.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/**
 * Classes count a hundred, elements one; nothing here has an id. Pseudo-elements count nothing, since a rule for one says
 * nothing about the element.
 */
function weightOf(selector: string): number {
  const [, before = '', name, inside = '', after = ''] =
    /^(.*?):(where|is|not|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(.*)$/.exec(selector) ?? [];
  if (name !== undefined) {
    const own = name === 'where' ? 0 : Math.max(...splitOutside(inside, ',').map(weightOf));
    return weightOf(`${before}${after}`) + own;
  }
  const plain = selector.replaceAll(/::[\w-]+|:(?:before|after)\b/g, '');
  const classes = plain.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g) ?? [];
  const elements = plain.replaceAll(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g, ' ').match(/[a-z][\w-]*/gi) ?? [];
  return 100 * classes.length + elements.length;
}
