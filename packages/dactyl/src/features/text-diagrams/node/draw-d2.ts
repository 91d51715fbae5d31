/** D2, compiled to WebAssembly, in its own colours for each mode. */
import type { unstable_Drawer, unstable_DrawingMistake } from '../../../node/plugin-api/drawer-types.js';
import type { JsonObject } from '../../../shared/json.js';
import { loadPackage } from './packages.js';

interface D2Module {
  D2: new () => {
    compile(text: string): Promise<{ diagram: unknown; renderOptions: object }>;
    render(diagram: unknown, options: object): Promise<string>;
    worker?: { terminate(): unknown };
  };
}

const [LIGHT_THEME, DARK_THEME] = [0, 200];

export function createDrawer(_: JsonObject, { siteDir }: { siteDir: string }): unstable_Drawer {
  const loaded = loadPackage<D2Module>('@terrastruct/d2', siteDir).then(({ D2 }) => new D2());
  return {
    async draw(text) {
      const d2 = await loaded;
      try {
        const { diagram, renderOptions } = await d2.compile(text);
        const render = async (themeID: number) =>
          // The sheet of paper behind all: the first rectangle.
          (await d2.render(diagram, { ...renderOptions, themeID, noXMLTag: true })).replace(/<rect [^>]*\/>/, '');
        return { light: await render(LIGHT_THEME), dark: await render(DARK_THEME) };
      } catch (error) {
        return asMistake(error instanceof Error ? error.message : String(error));
      }
    },
    async close() {
      (await loaded).worker?.terminate();
    },
  };
}

/** @example asMistake('[{"range":"index,1:3:9-1:4:10","errmsg":"index:2:4: maps must be terminated with }"}]') */
export function asMistake(message: string): unstable_DrawingMistake {
  const [, line, problem] = /"errmsg":"(?:[^":]*:)?(\d+):\d+: ((?:[^"\\]|\\.)*)"/.exec(message) ?? [];
  return problem === undefined ? { problem: message } : { problem, line: Number(line) };
}
