import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { variablesOf, withoutRepeated, withoutVariablesOf } from '../../scripts/write-infima.mjs';

const infima = readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8');
const tokens = readFileSync(new URL('../../src/theme/styles/tokens.css', import.meta.url), 'utf8');

/** Every variable that a sheet gives a value anywhere. */
function allVariables(css: string): string[] {
  return [...new Set([...css.matchAll(/(?<=[{;\s])(--ifm-[\w-]+)(?=\s*:)/g)].map(([name]) => name))];
}

describe('the Infima of the package', () => {
  const lean = withoutVariablesOf(tokens, infima);

  it('has, together with our tokens, every variable that Infima defines', () => {
    const defined = new Set([...allVariables(lean), ...variablesOf(tokens)]);
    expect(allVariables(infima).length).toBeGreaterThan(250);
    expect(allVariables(infima).filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has none on the root that our tokens set there', () => {
    const ours = new Set(variablesOf(tokens));
    expect(ours).toContain('--ifm-color-primary');
    expect(variablesOf(lean).filter((name) => ours.has(name))).toEqual([]);
  });

  // `calc(0 * 0.8)` is a number: a property that multiplies such a variable is void.
  it('gives lengths of Infima that are nothing a unit', () => {
    const valueIn = (css: string, name: string) => new RegExp(`(?<![\\w-])${name}:\\s*([^;}]+)`).exec(css)?.[1]?.trim();
    const withoutUnit = variablesOf(tokens).filter((name) => valueIn(tokens, name) === '0');
    expect(withoutUnit.filter((name) => /\d(?:px|r?em)$/.test(valueIn(infima, name) ?? ''))).toEqual([]);
    expect(valueIn(tokens, '--ifm-breadcrumb-padding-horizontal')).toBe('0rem');
  });

  it('leaves no variable without the dark value that a site on :root cannot take away', () => {
    const darkOf = (css: string) => allVariables(/^html\[data-theme='dark'\] \{[^{}]*\}/m.exec(css)?.[0] ?? '');
    const known = new Set([...darkOf(tokens), ...darkOf(lean)]);
    expect(darkOf(infima).length).toBeGreaterThan(20);
    expect(darkOf(infima).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has the same rules otherwise', () => {
    const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\/|\s/g, '');
    const withoutRoot = (css: string) => bare(css).replace(/(?::root|html\[data-theme='dark'\])\{[^{}]*\}/g, '');
    expect(withoutRoot(lean)).toBe(withoutRoot(infima));
  });

  it('has no property that our sheets set again under all selectors of its rule', () => {
    const css = '.a,\n.b {\n  color: red;\n  margin: 0;\n}\n.a {\n  margin: 1px;\n  top: 0 !important;\n}\n';
    const ours =
      '.a {\n  color: blue;\n  margin: 2px;\n  top: 1px;\n}\n@media print {\n  .b {\n    margin: 0;\n  }\n}\n.b {\n  color: blue;\n}\n';
    expect(withoutRepeated(ours, css)).toBe('.a,\n.b {\n  margin: 0;\n}\n.a {\n  top: 0 !important;\n}\n');
  });

  it('keeps what our tokens set for one mode or one width only, and text in quotes as it is', () => {
    const css = ":root {\n  --a: 1;\n  --b: 2;\n  --c: url('x;--b: 3;y');\n}\n";
    const ours =
      ":root {\n  --b: 4;\n}\n@media print {\n  :root {\n    --a: 5;\n  }\n}\n[data-theme='dark'] {\n  --c: 6;\n}\n";
    expect(withoutVariablesOf(ours, css)).toBe(":root {\n  --a: 1;\n  --c: url('x;--b: 3;y');\n}\n");
  });
});
