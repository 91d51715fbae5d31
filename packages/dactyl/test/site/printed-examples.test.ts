/**
 * What the documentation shows of `dactyl check` and `dactyl report` is what they print, of a site whose output is written by hand, and
 * its table of budgets is that of a build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';

const WEBSITE = path.join(import.meta.dirname, '../../../../website');
/** In both languages. */
const textsOf = (page: string) =>
  [`docs/${page}`, `i18n/zh/docusaurus-plugin-content-docs/current/${page}`].map((file) =>
    readFileSync(path.join(WEBSITE, file), 'utf8'),
  );
const PAGES = textsOf('cli.md');

const page = (title: string, text: string) => `<title>${title}</title><main><h1>${title}</h1>${text}</main>`;
/** So that each page is linked. */
const HOME = page('Terns', '<a href="/docs/eggs">Eggs</a> <a href="/docs/chicks">Chicks</a>');
const GREETING_LINES = ['# Greeting', ...Array<string>(10).fill(''), '[Use](/docs/instal) it.', '', '## Use'];
const GREETING = page(
  'Greeting',
  '<p><a href="/docs/instal">Use</a> it.</p><h2>Use</h2><p>Say it.</p><h4>Details</h4>',
);

const FILES = {
  'docusaurus.config.mjs': `export default {
  title: 'Tern', url: 'https://tern.example.com', baseUrl: '/', themeConfig: { search: false },
  presets: [['classic', { pages: false, blog: false, sitemap: false }]],
};`,
  'docs/greeting.md': [...GREETING_LINES, '', '', 'Say it.', '', '', '#### Details', ''].join('\n'),
  'docs/chicks.md': '# Chicks\n\nThey hatch in\n[nests](/docs/nests).\n',
  'docs/eggs.md': '# Eggs\n\n## How many\n\nA tern lays one to three eggs.\n',
  'main/index.html': HOME,
  'main/docs/nests.html': page('Nests', '<p>Terns nest on the ground.</p>'),
  'main/docs/eggs.html': page('Eggs', '<h2>How many</h2><p>A tern lays two eggs.</p>'),
  'main/docs/chicks.html': page('Chicks', '<p>They hatch in <a href="/docs/nests">nests</a>.</p>'),
  'build/index.html': HOME,
  'build/docs/eggs.html': page('Eggs', '<h2>How many</h2><p>A tern lays one to three eggs.</p>'),
  'build/docs/chicks.html': page('Chicks', '<p>They hatch in <a href="/docs/nests">nests</a>.</p>'),
  'greeting/docs/greeting.html': GREETING,
  'greeting/docs/install.html': page('Install', 'Take it.'),
  ...Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`greeting/${at}.html`, page(`Page ${at}`, 'Text.')])),
};

/** The block of output behind the one with the command. */
function textBehind(command: string, text: string): string {
  const behind = text.slice(text.indexOf(`npx ${command}\n`));
  return /\n(```+)text\n([\s\S]*?)\n\1\n/.exec(behind)?.[2] ?? `no output of ${command}`;
}

let site: Fixture;
beforeAll(() => {
  site = createSite(FILES);
});

it('dactyl check prints what its documentation shows', async () => {
  const { output } = await site.run(['check', '--dir', 'greeting', '--rules', 'broken-link,heading-order']);
  for (const text of PAGES) expect(output).toBe(textBehind('dactyl check', text));
});

it('dactyl report writes the comment that its documentation shows, and the page that it links to', async () => {
  const { stdout } = await site.run(['report', '--base', 'main']);
  for (const shown of PAGES.map((text) => textBehind('dactyl report --base main', text))) {
    expect(stdout.slice(0, shown.length)).toBe(shown);
  }
  const html = await site.run(['report', '--base', 'main', '--format', 'html']);
  await expect(html.stdout).toMatchFileSnapshot(path.join(WEBSITE, 'static/examples/report.html'));
});

/** Text that hardly gets smaller when it is compressed, the same each time. */
function randomWords(count: number): string {
  let state = 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const word = () => Array.from({ length: 3 + next(6) }, () => String.fromCodePoint(97 + next(26))).join('');
  return Array.from({ length: count }, (_, at) => word() + (at % 60 === 59 ? '.\n\n' : ' ')).join('');
}

/** Figures at the ends of lines are sizes, which follow those of the theme; all else has to be the same. */
const LAST_FIGURE = /(?<=\S {2,})[\d.,]+(?=(?: [KM]B)?(?: \/\S*)?$)/gm;
const figuresOf = (table: string) =>
  [...table.matchAll(LAST_FIGURE)].map(([figure]) => Number(figure.replaceAll(',', '')));

it('a build with budgets prints the table that its documentation shows, with sizes that are a tenth away at most', async () => {
  const texts = textsOf('deployment.md');
  const written = /title="docusaurus\.config\.js"\n(budgets: \[[\s\S]*?\n\]),\n/.exec(texts[0] ?? '')?.[1];
  const own = createSite({
    'docusaurus.config.mjs': `export default {
  title: 'Tern', url: 'https://tern.example.com', baseUrl: '/', trailingSlash: false, ${written},
  presets: [['classic', { blog: { feedOptions: { type: null } } }]],
};`,
    'docs/start.md': '# Start\n\nTerns fly from one pole to the other, and [a map](./map.md) shows how.\n',
    'docs/map.md': '# Map\n\n![The way of a tern](pathname:///map.webp)\n',
    'blog/2026-03-01-spring.md': '# Spring\n\nThey are back.\n',
    'blog/2026-01-01-sightings.md': `# Sightings\n\nAll of last year.\n\n<!-- truncate -->\n\n${randomWords(30_000)}\n`,
    'src/pages/index.md': '# Tern\n\n[Start](/docs/start)\n',
  });
  mkdirSync(own.file('static'));
  writeFileSync(own.file('static/map.webp'), Buffer.alloc(182_000));
  const { output, code } = await own.run(['build']);
  expect(code).toBe(1);
  const table = /^ {4}budget .*\n(?: {2}.*(?:\n|$))+/m.exec(output)?.[0].trimEnd() ?? output;
  for (const shown of texts.map((text) => /\n```text\n( {4}budget [\s\S]*?)\n```\n/.exec(text)?.[1] ?? 'no table')) {
    expect(shown.replaceAll(LAST_FIGURE, '…')).toBe(table.replaceAll(LAST_FIGURE, '…'));
    const printed = figuresOf(table);
    for (const [at, figure] of figuresOf(shown).entries())
      expect(Math.abs(1 - figure / (printed[at] ?? 0))).toBeLessThan(0.1);
  }
});
