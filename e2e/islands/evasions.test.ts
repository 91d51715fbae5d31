import { describe, expect } from 'vitest';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { becomeLive, expectText, it, visitSlowly } from './island-test.js';
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

describe.each(mainTargetsOf('islands'))('ways past the analysis in $mode mode', ({ origin, mode }) => {
  it('all ten buttons are alive, and hear a click that came before React', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/evasions`);
    const click = async (id: string) => page.getByTestId(id).click();
    // Where React starts with the page, what is done before it is lost.
    if (mode !== 'full') for (const { id } of EVASIONS) await click(id);
    release();
    for (const { id, after } of EVASIONS) {
      if (mode === 'full') await becomeLive(page.getByTestId(id)).then(() => click(id));
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
});
