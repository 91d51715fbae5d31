/** D2, compiled to WebAssembly, in its own colours for each mode. */
import type {
  unstable_Drawer,
  unstable_Drawing,
  unstable_DrawingMistake,
} from '../../../node/plugin-api/drawer-types.js';
import type { JsonObject } from '../../../shared/json.js';
import { pathToFileURL } from 'node:url';
import { resolveOptional } from '../../../node/base/load-optional.js';

interface D2Module {
  D2: new () => {
    compile(text: string, options: object): Promise<{ diagram: unknown; renderOptions: object }>;
    render(diagram: unknown, options: object): Promise<string>;
    worker?: { terminate(): unknown };
  };
}

const [LIGHT_THEME, DARK_THEME] = [0, 200];

/** Pixels around a diagram. D2 itself leaves 100, as wide as a finger on a phone, where the page has a margin already. */
const PAD = 8;
/** What a text says of it would give way to the option. */
const HAS_PAD = /\bd2-config\b[^]*\bpad\b/;

export function createDrawer(_: JsonObject, { siteDir }: { siteDir: string }): unstable_Drawer {
  const loaded = loadModule(siteDir).then(({ D2 }) => new D2());
  let last: Promise<unknown> = Promise.resolve();
  const draw = async (text: string): Promise<unstable_Drawing | unstable_DrawingMistake> => {
    const d2 = await loaded;
    try {
      const { diagram, renderOptions } = await d2.compile(text, HAS_PAD.test(text) ? {} : { pad: PAD });
      const render = async (themeID: number) =>
        // The sheet of paper behind all: the first rectangle.
        (await d2.render(diagram, { ...renderOptions, themeID, noXMLTag: true })).replace(/<rect [^>]*\/>/, '');
      return { light: await render(LIGHT_THEME), dark: await render(DARK_THEME) };
    } catch (error) {
      return asMistake(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    draw(text) {
      // Its worker keeps one question in mind.
      const turn = last.then(() => draw(text));
      last = turn;
      return turn;
    },
    async close() {
      (await loaded).worker?.terminate();
    },
  };
}

/** What `require` finds of version 0.1.33 is an ES module by its package and none by its text; beside it lies one that is. */
async function loadModule(siteDir: string): Promise<D2Module> {
  const file = resolveOptional('@terrastruct/d2', {
    from: siteDir,
    neededFor: 'A diagram',
    install: ['@terrastruct/d2'],
  });
  return (await import(pathToFileURL(file.replace('node-cjs', 'node-esm')).href)) as D2Module; // what it documents
}

/** @example asMistake('[{"range":"index,1:3:9-1:4:10","errmsg":"index:2:4: maps must be terminated with }"}]') */
export function asMistake(message: string): unstable_DrawingMistake {
  const faults = faultsOf(message);
  const [first] = faults;
  if (first === undefined) return { problem: message };
  const [, line, column] = first;
  const others = faults
    .slice(1, MOST)
    .map(([, otherLine, , problem]) => `\n    Line ${otherLine} of the diagram: ${problem}`);
  return { problem: `${first[3]}${others.join('')}`, line: Number(line), column: Number(column) };
}

/** How many mistakes of one diagram are told: one that is left open brings others. */
const MOST = 4;

/** Place and words of each, as `[…, line, column, words]`. */
function faultsOf(message: string): string[][] {
  try {
    const list: unknown = JSON.parse(message);
    return (Array.isArray(list) ? list : []).flatMap((one) => {
      const { errmsg } = Object(one) as { errmsg?: unknown };
      const found = /^(?:[^:]*:)?(\d+):(\d+): ([^]*)$/.exec(String(errmsg));
      return found ? [[...found]] : [];
    });
  } catch {
    return [];
  }
}
