import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDrawer } from './draw-vega-lite.js';

/** They say of a chart what Vega and Vega-Lite say: of a field without numbers in all charts, of some others by name. */
const STAND_INS = {
  vega: `export const loader = () => ({});
export const parse = (spec) => spec;
export class View {
  constructor(spec, { logger }) { Object.assign(this, { spec, logger }); }
  async toSVG() {
    this.logger.warn('Infinite extent for field "' + this.spec.field + '_end": [Infinity, -Infinity]');
    return '<svg/>';
  }
  finalize() {}
}`,
  'vega-lite': `export function compile(spec, { logger }) {
  if (spec.mark === 'nope') return undefined.filled;
  if (spec.encoding?.xx) logger.warn('xx-encoding is dropped as xx is not a valid encoding channel.');
  return { spec: { field: spec.encoding?.y?.field } };
}`,
};

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-vega-'));
  for (const [name, code] of Object.entries(STAND_INS)) {
    const folder = path.join(siteDir, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'package.json'),
      `{ "name": "${name}", "type": "module", "exports": "./index.js" }`,
    );
    writeFileSync(path.join(folder, 'index.js'), code);
  }
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const draw = (chart: object | string) =>
  createDrawer({}, { siteDir }).draw(typeof chart === 'string' ? chart : JSON.stringify(chart));
const data = { values: [{ place: 'Hill', flights: 3 }] };
const ofFlights = { y: { field: 'flights', type: 'quantitative' } };
const misspelled = { y: { field: 'flihts', type: 'quantitative' } };

it('ends at a field that no row has, and at a channel that there is not', async () => {
  expect(await draw({ data, mark: 'bar', encoding: ofFlights })).toMatchObject({ light: '<svg/>' });
  expect(await draw({ data, mark: 'bar', encoding: misspelled })).toMatchObject({
    problem: 'No row of the data has the field "flihts".',
  });
  expect(await draw({ data, mark: 'bar', encoding: { ...ofFlights, xx: {} } })).toMatchObject({
    problem: 'xx-encoding is dropped as xx is not a valid encoding channel.',
  });
});

it('lets fields be that a chart makes, or whose rows it leaves out', async () => {
  const transform = [{ calculate: 'datum.flights * 2', as: 'flihts' }];
  expect(await draw({ data, transform, mark: 'bar', encoding: misspelled })).toMatchObject({ light: '<svg/>' });
  expect(await draw({ data: { values: [1, 2] }, mark: 'bar', encoding: { y: { field: 'data' } } })).toMatchObject({
    light: '<svg/>',
  });
});

it('says where a chart is no JSON, and that an error is about the chart', async () => {
  expect(await draw('{\n  "mark": "bar",\n}')).toMatchObject({ line: 2, column: 16, hint: expect.any(String) });
  expect(await draw({ mark: 'nope' })).toMatchObject({
    problem: expect.stringContaining('Vega-Lite does not know something in it, such as the mark (Cannot read'),
  });
});
