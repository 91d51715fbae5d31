import { expect, it } from 'vitest';
import { createSite } from './fixture.js';

const PAGE = `---
slug: /
---

# Boats

\`\`\`ts check
const boat: string = 'Heron';
\`\`\`

1. In a list:

   \`\`\`ts check title="wrong.ts"
   // A comment.
   const length: number = 'long';
   \`\`\`

\`\`\`ts check group=crew
interface Sailor { name: string }
\`\`\`

\`\`\`ts check group=crew
const sailor: Sailor = { nam: 'Kit' };
\`\`\`

\`\`\`ts check=error
const depth: number = 'deep';
\`\`\`

\`\`\`js check
import { knots } from '../src/knots.mjs';
if (knots !== 12) throw new Error('slow');
\`\`\`

\`\`\`js check
const anchor = { chain: 3 };
anchor.drop();
\`\`\`

\`\`\`sh check
grep -c boat "$0" > /dev/null
\`\`\`

\`\`\`js file=../src/knots.mjs check
\`\`\`

\`\`\`js
this is not checked
\`\`\`
`;

it('dactyl test-code names the line of each block that is wrong, and checks what passed only once', async () => {
  const site = createSite({
    'docusaurus.config.mjs': `export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/',
  presets: [['classic', { blog: false, pages: false, docs: { routeBasePath: '/' } }]],
  testCode: { sh: ['sh', '{file}'] },
};`,
    'docs/boats.md': PAGE,
    'src/knots.mjs': 'export const knots = 12;\n',
  });
  const found = await site.run(['test-code']);
  expect(found.code).toBe(1);
  expect(found.output).toMatchInlineSnapshot(`
    "error docs/boats.md:15:10 (ts)
      TS2322: Type 'string' is not assignable to type 'number'.

    docs/boats.md:23:26 (ts)
      TS2561: Object literal may only specify known properties, but 'nam' does not exist in type 'Sailor'. Did you mean to write 'name'?

    docs/boats.md:37:1 (js)
      boats.md:37
      anchor.drop();
             ^
      TypeError: anchor.drop is not a function

    3 of 9 code blocks are wrong."
  `);

  const left = await site.run(['test-code', 'docs', '--language', 'js', '--json']);
  expect(JSON.parse(left.output)).toMatchObject({
    blocks: 3,
    unchanged: 2,
    failures: [{ page: 'docs/boats.md', file: 'docs/boats.md', line: 37, language: 'js' }],
  });

  site.edit('docs/boats.md', (text) =>
    text.replace("'long'", '7').replace('nam:', 'name:').replace('anchor.drop();', ''),
  );
  expect((await site.run(['test-code'])).output).toBe('✓ 9 code blocks are right (3 unchanged since they last were).');
  expect((await site.run(['test-code'])).output).toBe(
    '✓ 9 code blocks are right (all unchanged since they last were).',
  );

  site.edit('docs/boats.md', (text) => text.replace('ts check title', 'ada check title'));
  const unknown = await site.run(['test-code']);
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringContaining('Nothing says how a block of "ada" is checked.'),
  ]);
});
