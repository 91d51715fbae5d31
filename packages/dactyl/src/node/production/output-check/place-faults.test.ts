import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { correctedAddress, fixFindings } from './fix-findings.js';
import { judgeFaults, type JudgedFault } from './judge-faults.js';
import { placeFaults } from './place-faults.js';
import type { Fault } from './types.js';

const dir = mkdtempSync(path.join(tmpdir(), 'place-'));
afterAll(() => rmSync(dir, { recursive: true }));

const SOURCE = `# A

[one](/gone) \`[two](/gone)\`

#### Deep & *slow*

#### Deep

<p id="twice"></p> [x](/docs/b/) and [y](./b.md#Parts)
`;

const config = { file: path.join(dir, 'config.js'), baseUrl: '/' };
const input = {
  dir: path.join(dir, 'build'),
  pages: new Map(['a', 'b', 'c'].map((name) => [`${name}.html`, { url: `/${name}` }])),
  sources: new Map([['/a', { file: path.join(dir, 'a.md'), baseUrl: '/' }]]),
  config,
};
writeFileSync(path.join(dir, 'a.md'), SOURCE);
writeFileSync(config.file, "export default { items: [{ to: '/menu' }] };\n");

function fault(
  file: string,
  kind: 'address' | 'heading' | 'id',
  text: string,
  more: Partial<JudgedFault> = {},
): JudgedFault {
  return { rule: 'broken-link', severity: 'error', file, message: text, subject: { kind, text }, ...more };
}

function placed(...faults: JudgedFault[]): string[] {
  return placeFaults(faults, input).map(
    ({ file, line, column, pages }) =>
      `${path.relative(dir, file)}${line ? `:${line}:${column}` : ''} ${pages.join(' ')}`,
  );
}

describe('placeFaults', () => {
  it('finds links, headings and ids in the source of the page, but not in code that is shown', () => {
    expect(
      placed(fault('a.html', 'address', '/gone'), fault('a.html', 'heading', 'Deep'), fault('a.html', 'id', 'twice')),
    ).toEqual(['a.md:3:7 /a', 'a.md:7:1 /a', 'a.md:9:4 /a']);
  });

  it('finds what is on all pages in the configuration, once', () => {
    expect(placed(...['a', 'b', 'c'].map((name) => fault(`${name}.html`, 'address', '/menu')))).toEqual([
      'config.js:1:33 /a /b /c',
    ]);
  });

  it('names the written page where no source has it, once for the same address', () => {
    expect(placed(fault('b.html', 'address', '/nowhere'), fault('c.html', 'address', '/nowhere'))).toEqual([
      'build/b.html /b /c',
    ]);
    expect(placed(fault('b.html', 'address', 'near'), fault('c.html', 'address', 'near'))).toEqual([
      'build/b.html /b',
      'build/c.html /c',
    ]);
  });

  it('names the source of a page that is wrong as a whole', () => {
    expect(placeFaults([{ rule: 'empty-page', severity: 'warn', file: 'a.html', message: 'm' }], input)).toEqual([
      { rule: 'empty-page', severity: 'warn', message: 'm', file: path.join(dir, 'a.md'), pages: ['/a'] },
    ]);
  });
});

describe('judgeFaults', () => {
  const faults: Fault[] = [
    { rule: 'broken-link', file: 'docs/a.html', message: '', subject: { kind: 'address', text: '/x/y' } },
    { rule: 'missing-alt', file: 'docs/a.html', message: '', subject: { kind: 'address', text: 'a.png' } },
    { rule: 'empty-page', file: 'blog/b.html', message: '' },
  ];
  const judge = (settings: Partial<Parameters<typeof judgeFaults>[1]['config']>) =>
    judgeFaults(faults, {
      config: { rules: {}, ignore: [], ...settings },
      asked: new Set(['broken-link', 'missing-alt', 'empty-page']),
      isComplete: true,
      urlOf: (file) => `/${file.replace('.html', '')}`,
    });

  it('gives the severity of the rule, or that of the site', () => {
    const severities = ({ faults: left }: ReturnType<typeof judge>) => left.map(({ severity }) => severity);
    expect(severities(judge({}))).toEqual(['error', 'warn', 'warn']);
    expect(severities(judge({ rules: { 'broken-link': 'off', 'missing-alt': 'error' } }))).toEqual(['error', 'warn']);
  });

  it('leaves out what is ignored, and names ignores that leave out nothing', () => {
    const ignore = [
      { rule: 'broken-link', target: '/x/*', reason: 'Another team has it.' },
      { page: '/blog/*', reason: 'Old.' },
      { rule: 'missing-alt', page: '/blog/*', reason: 'No longer.' },
      { rule: 'canonical', reason: 'Not asked.' },
    ] as const;
    const { faults: left, ignored, unused } = judge({ ignore: [...ignore] });
    expect([left.map(({ rule }) => rule), ignored]).toEqual([['missing-alt'], 2]);
    expect(unused).toEqual([ignore[2]]);
  });
});

describe('fixFindings', () => {
  it('changes the addresses alone, and keeps names of Markdown files', async () => {
    const fixes = [
      fault('a.html', 'address', '/docs/b/', { fix: '/docs/b' }),
      fault('a.html', 'address', '/docs/b#Parts', { fix: '/docs/b#parts' }),
      fault('a.html', 'address', '/gone'),
    ];
    const [fixed, ...others] = await fixFindings(placeFaults(fixes, input), dir);
    expect(fixed?.after).toBe(SOURCE.replace('/docs/b/', '/docs/b').replace('#Parts', '#parts'));
    expect(others).toEqual([]);
    expect(readFileSync(path.join(dir, 'a.md'), 'utf8')).toBe(SOURCE);
    expect(await fixFindings(placeFaults(fixes, input), path.join(dir, 'elsewhere'))).toEqual([]);
  });

  it('leaves what is written in another way', () => {
    expect(correctedAddress('./b/', { target: '/docs/b/', fix: '/docs/b' })).toBeUndefined();
  });
});
