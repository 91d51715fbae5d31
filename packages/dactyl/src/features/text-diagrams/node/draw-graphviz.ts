/** Graphviz, compiled to WebAssembly. Black becomes the colour of the text, so one drawing serves both modes. */
import type {
  unstable_Drawer,
  unstable_Drawing,
  unstable_DrawingMistake,
} from '../../../node/plugin-api/drawer-types.js';
import type { JsonObject } from '../../../shared/json.js';
import { loadPackage } from './packages.js';

interface GraphvizModule {
  Graphviz: { load(): Promise<{ layout(text: string, format: 'svg', engine: string): string }> };
}

export function createDrawer(options: JsonObject, { siteDir }: { siteDir: string }): unstable_Drawer {
  const engine = typeof options.engine === 'string' ? options.engine : 'dot';
  const loaded = loadPackage<GraphvizModule>('@hpcc-js/wasm-graphviz', siteDir).then(({ Graphviz }) => Graphviz.load());
  return {
    async draw(text) {
      const graphviz = await loaded;
      try {
        return asDrawing(graphviz.layout(withFont(text), 'svg', engine));
      } catch (error) {
        return asMistake(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Letters as wide as those of the page, which has no serifs. On the same line, so that mistakes keep theirs. */
function withFont(text: string): string {
  const font = 'fontname="Helvetica,Arial,sans-serif"';
  return text.replace(/\{/, `{graph[${font},bgcolor="transparent"];node[${font}];edge[${font}];`);
}

function asDrawing(svg: string): unstable_Drawing {
  const light = svg
    // What a pointer would be told of each node is what stands in it.
    .replaceAll(/<title>[^<]*<\/title>/g, '')
    .replaceAll(/(fill|stroke)="(?:black|#000000)"/g, '$1="currentColor"')
    .replaceAll(/<text (?![^>]*\sfill=)/g, '<text fill="currentColor" ')
    .replaceAll(/ font-family="Helvetica,[^"]*"/g, '');
  const title = /class="graph"[^>]*>\s*<title>([^<]*)</.exec(svg)?.[1];
  return { light, ...(title && title !== '%3' && title !== '%0' && { title }) };
}

/** @example asMistake('Error: <stdin>: syntax error in line 2 near "x"') */
function asMistake(message: string): unstable_DrawingMistake {
  const line = /\bline (\d+)/.exec(message)?.[1];
  const problem = message
    .replace(/^(?:Error:\s*)+/i, '')
    .replace(/^<stdin>:\s*/, '')
    .trim();
  return { problem, ...(line !== undefined && { line: Number(line) }) };
}
