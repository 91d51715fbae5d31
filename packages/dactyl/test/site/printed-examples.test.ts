/** What the documentation shows of `dactyl check` and `dactyl report` is what they print, of a site whose output is written by hand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';

const WEBSITE = path.join(import.meta.dirname, '../../../../website');
const PAGES = ['docs/cli.md', 'i18n/zh/docusaurus-plugin-content-docs/current/cli.md'].map((file) =>
  readFileSync(path.join(WEBSITE, file), 'utf8'),
);

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
