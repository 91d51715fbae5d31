/** `csp` on a small site: the policy of each page, of the host, what is said to be blocked, and what is kept. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';

/** A function, which reads the environment for each build, also in a process that has run before. */
const CONFIG = `export default () => ({
  title: 'Policy', url: 'https://policy.example', baseUrl: '/base/', trailingSlash: false,
  csp: process.env.DACTYL_TEST_CSP === 'headers' ? { meta: false, headers: true } : true,
  scripts: ['https://cdn.example/a.js'],
  headTags: [{ tagName: 'script', attributes: {}, innerHTML: 'window.early = 1' }],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false }]],
});`;

const STYLED = `# Styled

<style>{'.styled { color: red }'}</style>

![A badge](https://img.example/badge.svg)

<div dangerouslySetInnerHTML={{ __html: '<b onclick="go()">Go</b>' }} />
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a site with a policy', () => {
  let site: Fixture;
  let said: string;
  beforeAll(async () => {
    site = createSite({
      'package.json': '{ "name": "policy", "private": true, "type": "module" }',
      'docusaurus.config.js': CONFIG,
      'docs/index.md': '---\nslug: /\n---\n\n# Welcome\n',
      'docs/plain.md': '# Plain\n',
      'docs/styled.mdx': STYLED,
      'static/_headers': '/img/*\n  Cache-Control: no-cache',
    });
    const { stdout, stderr } = await site.build();
    said = stdout + stderr;
  });

  const read = (name: string) => readFileSync(site.file(`build/${name}`), 'utf8');
  const policyOf = (name: string) =>
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(read(name))?.[1] ?? '';
  const shellOf = (name: string) => /"shell":"(\w+)"/.exec(read(name))?.[1];

  it('has it in each page, with the hashes of what the site and the page write', () => {
    const policy = policyOf('plain.html');
    expect(policy).toContain(hash('window.early = 1'));
    expect(policy).toMatch(/script-src 'self' https:\/\/cdn\.example 'sha256-/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policyOf('styled.html')).toContain(`style-src-elem 'self' ${hash('.styled { color: red }')}`);
  });

  it('swaps pages with the same policy, and loads those with another one', () => {
    expect(policyOf('index.html')).toBe(policyOf('plain.html'));
    expect(shellOf('index.html')).toBe(shellOf('plain.html'));
    expect(shellOf('styled.html')).not.toBe(shellOf('plain.html'));
  });

  it('warns of code that the policy blocks, with its place', () => {
    expect(said).toMatch(
      /docs\/styled\.mdx:5:12 The Content-Security-Policy blocks <img> from https:\/\/img\.example\./,
    );
    expect(said).toContain('add "https://img.example" to csp.directives["img-src"]');
    expect(said).toMatch(/docs\/styled\.mdx:7:\d+ The Content-Security-Policy blocks the code in <b onclick="go\(\)">/);
  });

  it('writes the policy for the host with csp.headers, including the hashes of unchanged pages', async () => {
    const env = { DACTYL_TEST_CSP: 'headers' };
    await site.build({ env });
    const headers = read('_headers');
    site.write('docs/plain.md', '# Plain\n\nMore.\n');
    await site.build({ env });
    expect(policyOf('plain.html')).toBe('');
    expect(read('_headers')).toBe(headers);
    expect(headers).toMatch(
      /^\/img\/\*\n {2}Cache-Control: no-cache\n\/\*\n {2}Content-Security-Policy: default-src 'self'; /,
    );
    for (const text of ['window.early = 1', '.styled { color: red }']) expect(headers).toContain(hash(text));
    expect(headers).toContain("frame-ancestors 'self'");
  });
});
