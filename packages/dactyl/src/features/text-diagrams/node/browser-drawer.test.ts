import { createRequire } from 'node:module';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../../../test/browser.js';
import { DARK_DIAGRAM_COLORS } from '../../../shared/dark-diagram-colors.js';
import { createBrowserDrawer } from './browser-drawer.js';

/** Speaks the protocol, and does what the text of a diagram says. */
const BROWSER = `#!${process.execPath}
const { createReadStream, writeSync } = require('node:fs');
let rest = '';
createReadStream('', { fd: 3 }).setEncoding('utf8').on('data', (part) => {
  const messages = (rest + part).split('\\0');
  rest = messages.pop();
  for (const message of messages) {
    const { id, params: { expression = '' } } = JSON.parse(message);
    if (expression.includes('"end"')) process.exit();
    if (expression.includes('"hang"')) continue;
    const exceptionDetails = expression.includes('mistake') ? { text: 'A mistake.' } : undefined;
    writeSync(4, JSON.stringify({ id, result: { result: { value: '<svg></svg>' }, exceptionDetails } }) + '\\0');
  }
});
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'browser-drawer-'));
  mkdirSync(path.join(root, 'tmp'));
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, path.join(root, 'tmp'));
  writeBrowser(BROWSER);
  writeFileSync(path.join(root, 'mermaid.min.js'), '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function writeBrowser(text: string): void {
  writeFileSync(path.join(root, 'browser'), text);
  chmodSync(path.join(root, 'browser'), 0o755);
}

function createDrawer(time = 600_000) {
  const mermaid = path.join(root, 'mermaid.mjs');
  return createBrowserDrawer({ mermaid, options: { browser: 'browser' }, siteDir: root }, { time });
}

const profiles = () => readdirSync(path.join(root, 'tmp'));
const SVG = { light: '<svg></svg>', dark: '<svg></svg>' };

it('opens the browser again after one that ended', async () => {
  const drawer = createDrawer();
  const drawn = await Promise.all(['a', 'end', 'b'].map((text) => drawer.draw(text, 'pie')));
  expect(drawn).toEqual([SVG, { problem: 'The browser ended before the diagram was drawn.' }, SVG]);
  expect(profiles()).toHaveLength(1);
  await drawer.close();
  expect(profiles()).toEqual([]);
});

it('ends a browser that gives no answer', async () => {
  const drawer = createDrawer(1500);
  expect(await drawer.draw('hang', 'pie')).toEqual({ problem: 'The browser gave no answer within 1.5 seconds.' });
  expect(profiles()).toEqual([]);
});

it.each([
  ['does not start', () => writeBrowser('#!/no/such/program\n')],
  ['ends at once', () => writeBrowser(`#!${process.execPath}\n`)],
  ['cannot read Mermaid', () => writeFileSync(path.join(root, 'mermaid.min.js'), 'mistake')],
])('leaves nothing of a browser that %s', async (_, prepare) => {
  prepare();
  const drawer = createDrawer();
  expect(await drawer.draw('a', 'pie')).toEqual({ problem: expect.any(String) });
  expect(await drawer.draw('b', 'pie')).toEqual({ problem: expect.any(String) });
  expect(profiles()).toEqual([]);
  await drawer.close();
});

it('draws what Mermaid alone can draw, in the colours of both modes, and says what is wrong', async () => {
  const { file: browser } = (await findBrowser()) ?? {};
  const mermaid = createRequire(import.meta.url).resolve('mermaid');
  const drawer = createBrowserDrawer({ mermaid, options: { browser }, siteDir: root }, { time: 600_000 });
  const drawn = await drawer.draw('pie title Birds\n  "Tern" : 3\n  "Gull" : 1', 'pie');
  const flow = await drawer.draw('flowchart LR\n  a --> b', 'flowchart');
  const wrong = await drawer.draw('pie\n  "Tern" 3', 'pie');
  await drawer.close();
  const { light, dark } = drawn as { light: string; dark: string }; // else the next lines fail
  for (const svg of [light, dark]) expect(svg).toMatch(/^<svg [^]*75%[^]*Birds/);
  expect(light).not.toBe(dark);
  expect((flow as { dark: string }).dark, 'the colours of the dark page').toContain(DARK_DIAGRAM_COLORS.mainBkg);
  expect(wrong).toEqual({ problem: expect.stringMatching(/pars/i) });
});
