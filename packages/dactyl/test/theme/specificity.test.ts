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

interface Rule {
  selector: string;
  /** Beginnings of the names of what it sets, `border` for one: shorthands and parts of them meet there. */
  kinds: string[];
}

it('no rule for a class of Infima is stronger than those of Infima that set the same', () => {
  const infima = rulesOf(readFileSync(INFIMA, 'utf8'));
  const strongest = new Map<string, number>();
  for (const { selector, kinds } of infima)
    for (const name of classesOf(subjectOf(selector)))
      for (const key of [name, ...kinds.map((kind) => `${name} ${kind}`)])
        strongest.set(key, Math.max(strongest.get(key) ?? 0, weightOf(selector)));
  expect(strongest.size).toBeGreaterThan(300);

  const tooStrong = sheets().filter(({ selector, kinds }) => {
    // What has a class of ours is ours.
    if (/\.(?:dactyl|theme|code-block|admonition)-/.test(selector)) return false;
    const names = classesOf(subjectOf(selector)).filter((name) => strongest.has(name));
    const limitFor = (kind: string) => {
      const known = names.map((name) => strongest.get(`${name} ${kind}`)).filter((weight) => weight !== undefined);
      return known.length > 0 ? Math.max(...known) : Math.max(...names.map((name) => strongest.get(name) ?? 0));
    };
    return names.length > 0 && kinds.some((kind) => weightOf(selector) > limitFor(kind));
  });
  expect([...new Set(tooStrong.map(({ selector }) => selector))].toSorted()).toEqual(NEEDED.toSorted());
});

function sheets(): Rule[] {
  return readdirSync(STYLES).flatMap((file) => rulesOf(readFileSync(new URL(file, STYLES), 'utf8')));
}

/** All style rules, wherever they stand, by selector. */
function rulesOf(css: string): Rule[] {
  const found = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[{};]|^)([^{};]+)\{([^{}]*)\}/g);
  return [...found].flatMap(([, prelude = '', body = '']) => {
    const list = prelude.trim().replaceAll(/\s+/g, ' ');
    if (/^(?:@|from|to|\d)/.test(list)) return [];
    const kinds = [...body.matchAll(/(?<=^|;)\s*(--[\w-]+|[a-z]+)/g)].map(([, kind = '']) => kind);
    return splitOutside(list, ',').map((selector) => ({ selector, kinds }));
  });
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
