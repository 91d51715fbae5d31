import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
/** Whatever runs in a browser, and the scripts that plugins write into pages. */
const files = globSync(
  ['react', 'browser', 'ssr', 'theme', 'features'].map((dir) => `${dir}/**/*.{ts,tsx}`),
  {
    cwd: SRC,
    ignore: [
      '**/*.test.*',
      'features/blog/node/**',
      'features/docs/node/{asyncapi,openapi,graphql,typedoc,reference}/**',
      'features/search/engine/**',
    ],
  },
);

/** A text that selects by an attribute of ours, unless it is looked for inside of an element that is known already. */
const SELECTOR =
  /(?<known>(?<!document)\??\.querySelector(?:All)?(?:<\w+>)?\()?(?<quote>['"`])(?<selector>[^'"`\n]*\[(?:data-|\$\{)[^'"`\n]*)\k<quote>/g;

/** The same in a template, whose selectors may have quotes. */
const TEMPLATE = /(?<known>(?<!document)\??\.querySelector(?:All)?(?:<\w+>)?\()?`(?<selector>[^`\n]*\[data-[^`\n]*)`/g;

function bareSelectors(source: string): string[] {
  return [...source.matchAll(TEMPLATE), ...source.replace(TEMPLATE, '').matchAll(SELECTOR)]
    .filter(({ groups }) => groups?.['known'] === undefined)
    .flatMap(({ groups }) => withoutArguments(groups?.['selector'] ?? '').split(','))
    .filter((selector) => /^\s*\[/.test(selector));
}

/** What stands in parentheses narrows down what stands in front of them. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

describe('selectors of behaviours', () => {
  it('name an element or an ancestor: a link can write any attribute on <html>', () => {
    const problems = files.flatMap((file) =>
      bareSelectors(readFileSync(SRC + file, 'utf8')).map((selector) => `${file}: ${selector}`),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(problems).toEqual([]);
  });

  it('are found in all the ways in which they are written', () => {
    const found = (code: string) => bareSelectors(code);
    expect(found("on('click', '[data-a]', f); document.querySelector<HTMLElement>('[data-b] > b')")).toEqual([
      '[data-a]',
      '[data-b] > b',
    ]);
    expect(found("`[${NAME}]`; target.closest('p, [data-c]'); \"(e=>e.matches('[data-d]'))\"")).toHaveLength(3);
    expect(found('document.querySelector(`[data-e="${e}"],b [data-f="${f}"]`)')).toEqual(['[data-e="${e}"]']);
    expect(found('document.body.querySelector(`[data-e="${e}"],[data-f="${f}"]`)')).toEqual([]);
    expect(found("on('click', 'a:not([b]:not([c]),[data-a])', f); menu?.querySelector('[data-slot]');")).toEqual([]);
  });
});
