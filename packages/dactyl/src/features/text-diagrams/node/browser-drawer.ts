/** Mermaid in a browser that is installed: it measures texts as readers' browsers do, and knows all kinds of diagrams. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { unstable_Drawing, unstable_DrawingMistake } from '../../../node/plugin-api/drawer-types.js';
import type { JsonObject } from '../../../shared/json.js';
import { DARK_DIAGRAM_COLORS } from '../../../shared/dark-diagram-colors.js';
import { findBrowser } from '../../../node/base/find-browser.js';
import { openPage, type Page, type PageLimits } from './open-page.js';
import { withoutUnusedRules } from './unused-rules.js';

export interface BrowserDrawer {
  draw(text: string, kind: string): Promise<unstable_Drawing | unstable_DrawingMistake>;
  close(): Promise<void>;
}

interface BrowserDrawerInput {
  /** The file of the package that an import loads. */
  mermaid: string;
  options: JsonObject;
  siteDir: string;
}

export function createBrowserDrawer(
  { mermaid, options, siteDir }: BrowserDrawerInput,
  limits?: PageLimits,
): BrowserDrawer {
  let page: Promise<Page> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const open = async (browser: string): Promise<Page> => {
    const script = readFileSync(path.join(path.dirname(mermaid), 'mermaid.min.js'), 'utf8');
    const opened = await openPage(browser, limits);
    try {
      await opened.evaluate(script);
      return opened;
    } catch (error) {
      await opened.close();
      throw error;
    }
  };
  /** A browser that one diagram has ended is opened again for the next one. */
  const draw = async (text: string, browser: string): Promise<unstable_Drawing> => {
    page ??= open(browser);
    const opened = await page;
    try {
      return await render(text, opened);
    } catch (error) {
      if (opened.hasEnded()) {
        page = undefined;
        await opened.close();
      }
      throw error;
    }
  };
  const render = async (text: string, opened: Page): Promise<unstable_Drawing> => {
    const drawn: string[] = [];
    for (const colors of [{ theme: 'default' }, { theme: 'dark', themeVariables: DARK_DIAGRAM_COLORS }]) {
      const own = options.options as JsonObject | undefined;
      const settings = JSON.stringify({ ...SETTINGS, ...colors, ...own, theme: colors.theme });
      const svg = await opened.evaluate(
        `mermaid.initialize(${settings}); mermaid.render('d', ${JSON.stringify(text)}).then(({ svg }) => svg, ${THROW_TEXT})`,
      );
      drawn.push(withoutUnusedRules(svg));
    }
    const [light = '', dark = ''] = drawn;
    return { light, dark };
  };
  return {
    async draw(text, kind) {
      const wanted = typeof options.browser === 'string' ? path.resolve(siteDir, options.browser) : undefined;
      const browser = wanted ?? findBrowser();
      if (browser === undefined || !existsSync(browser)) return missing(kind, browser);
      // Mermaid's settings hold for the whole page, so it draws one at a time.
      const turn = last.then(() => draw(text, browser));
      last = turn.catch(() => {});
      return turn.catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }));
    },
    async close() {
      await (await page?.catch(() => undefined))?.close();
    },
  };
}

/** Errors of some kinds hold all that the parser knows, too much for the protocol: their text alone leaves the page. */
const THROW_TEXT = '(error) => { throw new Error(error?.message ?? String(error)) }';

/** Texts as parts of the drawing, because HTML in it is taken out. */
const SETTINGS = {
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  fontFamily: 'system-ui, sans-serif',
};

function missing(kind: string, browser: string | undefined): unstable_DrawingMistake {
  return {
    problem:
      browser === undefined
        ? `the site has its diagrams drawn in a browser (this one is of the kind "${kind}"), and none was found.`
        : `the browser "${browser}" does not exist.`,
    hint: 'Install Chromium, Chrome or Edge, or name its path in the options of the plugin for diagrams: mermaid: { renderer: "browser", browser: "/usr/bin/chromium" }.',
  };
}
