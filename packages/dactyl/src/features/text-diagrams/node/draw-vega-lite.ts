/** Charts of Vega-Lite: JSON → SVG, once for each colour mode. Data must stand in the block: nothing is fetched. */
import type { unstable_Drawer } from '../../../node/plugin-api/drawer-types.js';
import { parseJson } from '../../../node/base/parse-json.js';
import { SiteError } from '../../../node/base/site-error.js';
import { definedProps } from '../../../shared/defined-props.js';
import type { JsonObject } from '../../../shared/json.js';
import { loadPackage } from './packages.js';

interface Vega {
  parse(spec: unknown, config?: unknown): unknown;
  View: new (runtime: unknown, options: object) => { toSVG(): Promise<string>; finalize(): void };
  loader(): { load(url: string): Promise<string>; sanitize(): Promise<unknown> };
}

interface VegaLite {
  compile(spec: unknown, options: object): { spec: unknown };
}

/** Vega goes on where data is not there, and only logs it. Nor does Vega-Lite end at what it leaves out. */
function createLog(spec: JsonObject) {
  const errors: string[] = [];
  const error = (...words: unknown[]) => void errors.push(words.map(String).join(' '));
  const warn = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    const field = /^Infinite extent for field "(.*?)(?:_start|_end)?":/.exec(text)?.[1];
    if (field !== undefined && lacksField(spec, field)) error(`No row of the data has the field "${field}".`);
    else if (text.includes('not a valid encoding channel')) error(text);
  };
  const log = { errors, warn, info() {}, debug() {}, error, level: () => log };
  return log;
}

/** Whether no row has it; `false` where it may come from elsewhere, or was filtered out. */
function lacksField({ data, ...rest }: JsonObject, field: string): boolean {
  const { values } = Object(data) as { values?: unknown };
  if (!Array.isArray(values) || /"(?:transform|data|repeat)":/.test(JSON.stringify(rest))) return false;
  return values.every((row) => typeof row === 'object' && row !== null && !Object.hasOwn(row, field));
}

function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // It looks things up by names of the chart, and finds none.
  return error instanceof TypeError
    ? `Vega-Lite does not know something in it, such as the mark (${message}).`
    : message;
}

const HINT = 'What a chart may hold stands in https://vega.github.io/vega-lite/docs/.';

export function createDrawer(_: JsonObject, { siteDir }: { siteDir: string }): unstable_Drawer {
  const loaded = Promise.all([loadPackage<Vega>('vega', siteDir), loadPackage<VegaLite>('vega-lite', siteDir)]);
  return {
    async draw(text) {
      const [vega, lite] = await loaded;
      let spec: JsonObject;
      try {
        spec = parseJson({ text, file: '', what: 'The chart' }) as JsonObject; // the compiler of Vega-Lite checks the rest
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        const { line, column, hint } = error.details;
        return { problem: error.message, ...definedProps({ line, column, hint }) };
      }
      try {
        const light = await toSvg(spec, 'light', { vega, lite });
        const dark = await toSvg(spec, 'dark', { vega, lite });
        const { title, description } = spec;
        return {
          light,
          dark,
          ...(typeof title === 'string' && { title }),
          ...(typeof description === 'string' && { description }),
        };
      } catch (error) {
        return { problem: problemOf(error), hint: HINT };
      }
    },
  };
}

async function toSvg(spec: JsonObject, mode: keyof typeof COLORS, { vega, lite }: { vega: Vega; lite: VegaLite }) {
  const log = createLog(spec);
  const { spec: compiled } = lite.compile(
    { ...spec, background: 'transparent' },
    { config: COLORS[mode], logger: log },
  );
  const loader = vega.loader();
  loader.load = (url) => {
    // Vega only warns of it, as of much that is harmless.
    log.error(`Data from elsewhere is not loaded, such as ${url}. Write it into the block, as "values".`);
    return Promise.reject(new Error('refused'));
  };
  const view = new vega.View(vega.parse(compiled), { renderer: 'none', loader, logger: log });
  try {
    const svg = await view.toSVG();
    if (log.errors.length > 0) throw new Error([...new Set(log.errors)].join('\n'));
    return svg;
  } finally {
    view.finalize();
  }
}

function colors(text: string, line: string) {
  const axis = { labelColor: text, titleColor: text, gridColor: line, domainColor: line, tickColor: line };
  const words = { labelColor: text, titleColor: text };
  return { axis, legend: words, header: words, title: { color: text, subtitleColor: text }, view: { stroke: line } };
}

/** Those that readers see through have the page behind them. */
const COLORS = { light: colors('#1c2b27', '#d4dcd9'), dark: colors('#e2e9e7', '#46524e') };
