/** A site of 10,000 pages, in the full run only: it takes more than a minute of processor time. */
import { describe, expect, it } from 'vitest';
import { createSite } from './fixture.js';
import { openOutput } from './output.js';
import { runDactyl } from './run-dactyl.js';

const FOLDERS = 100;
const DOCS = 100;

/** Text with a heading, a table, code and a link, as docs have; each has words of its own. */
function doc(folder: number, number: number): string {
  const sentence = (at: number) =>
    `Station ${folder} counts ${at * number} terns in week ${at}, and ${number} of them wear ring r${folder}x${number * at}.`;
  const paragraph = (from: number) => Array.from({ length: 8 }, (_, at) => sentence(from + at)).join(' ');
  return [
    `# Colony ${folder}, nest ${number}`,
    paragraph(1),
    '## Counted',
    `| week | terns |\n| --- | --- |\n| 1 | ${number} |\n| 2 | ${number * 2} |`,
    paragraph(9),
    `\`\`\`js\nconst terns = count(${folder}, ${number});\nconsole.log(terns);\n\`\`\``,
    `Next: [a neighbour](./nest-${(number + 1) % DOCS}.md).`,
    '',
  ].join('\n\n');
}

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('10,000 pages', () => {
  it('are built within the heap that Node.js takes by itself', async () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
    const docs = numbers(FOLDERS).flatMap((folder) =>
      numbers(DOCS).map((number) => [`docs/colony-${folder}/nest-${number}.md`, doc(folder, number)] as const),
    );
    const { siteDir, file } = createSite({
      'docusaurus.config.mjs': `export default {
  title: 'Terns', url: 'https://tern.example.com', baseUrl: '/', trailingSlash: false, presets: [['classic', { blog: false, pages: false }]],
};`,
      ...Object.fromEntries(docs),
    });
    // Whoever runs the tests may have asked for another heap.
    const { code, output } = await runDactyl(['build'], { cwd: siteDir, env: { NODE_OPTIONS: '' }, isLarge: true });
    expect(code, output).toBe(0);
    const pages = openOutput(file('build'))
      .files()
      .filter((name) => /^docs\/colony-\d+\/nest-\d+\.html$/.test(name));
    expect(pages.length).toBe(FOLDERS * DOCS);
  });
});
