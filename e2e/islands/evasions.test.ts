import { describe, expect } from 'vitest';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { becomeLive, expectText, it } from './island-test.js';
import { islandsSite, mainTargetsOf } from './targets.js';

/** Ways past an analysis of source code: test id of the button, text after a click, modules that may be named. */
const EVASIONS = [
  { way: 'spread props', id: 'spread', after: 'Spread: 1', modules: ['Spread'] },
  { way: 're-exported hooks', id: 'reexported', after: 'Reexported: 1', modules: ['Reexported'] },
  { way: 'hooks behind CommonJS', id: 'commonjs', after: 'CommonJS: 1', modules: ['CommonJs'] },
  { way: '`ref` through props', id: 'ref-prop', after: 'Ref: 1', modules: ['RefProp'] },
  { way: 'components from a map', id: 'from-map', after: 'Map: 1', modules: ['FromMap', 'parts'] },
  { way: 'default exports renamed', id: 'renamed', after: 'Renamed: 1', modules: ['renamed-source'] },
  { way: 'dynamic import', id: 'dynamic', after: 'Dynamic: 1', modules: ['Dynamic', 'dynamic-inside'] },
  { way: 'a hook in a helper two files away', id: 'far-away', after: 'Far: 1', modules: ['FarAway'] },
  { way: 'event props in an object', id: 'event-object', after: 'Object: 1', modules: ['EventObject'] },
  { way: 'a class component', id: 'class-based', after: 'Class: 1', modules: ['ClassBased'] },
];

describe('ways past the analysis', () => {
  it.for(EVASIONS)('$way: the button is alive at the first click', async ({ id, after }, { visit }) => {
    const page = await visit(`${islandsSite('islands').origin}/docs/evasions`);
    await page.getByTestId(id).click();
    await expectText(page.getByTestId(id), after);
  });

  it.for(mainTargetsOf('islands'))('all buttons are alive in $mode mode', async ({ origin, mode }, { visit }) => {
    const page = await visit(`${origin}/docs/evasions`);
    for (const { id, after } of EVASIONS) {
      // Where React starts with the page, what is done before it is lost.
      if (mode === 'full') await becomeLive(page.getByTestId(id));
      await page.getByTestId(id).click();
      await expectText(page.getByTestId(id), after);
    }
  });
});

describe('dactyl why', () => {
  it('names all ten, with their modules', async () => {
    const { siteDir } = islandsSite('islands');
    const { code, output } = await runDactyl(['why', '/docs/evasions'], { cwd: siteDir });
    expect(code, output).toBe(0);
    const missing = EVASIONS.filter(
      ({ modules }) => !modules.some((name) => new RegExp(`evasions/${name}\\.[jt]sx?\\b`).test(output)),
    );
    expect(
      missing.map(({ way }) => way),
      output,
    ).toEqual([]);
  });

  it('says that nothing runs on a static page', async () => {
    const { code, output } = await runDactyl(['why', '/docs/intro'], { cwd: islandsSite('islands').siteDir });
    expect(code, output).toBe(0);
    expect(output).toMatch(/static/i);
    expect(output).not.toMatch(/src\/components/);
  });
});
