/** `dactyl mcp` on the website, asked by the client of the protocol's own package. No browser is needed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const client = new Client({ name: 'tests', version: '1' });

beforeAll(async () => {
  const args = [join(ROOT, 'packages/dactyl/bin/dactyl.js'), 'mcp', join(ROOT, 'website/build')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});

afterAll(() => client.close());

async function call(name: string, given: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: given });
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

it('tells what the site has, and offers three tools that only read', async () => {
  expect(client.getInstructions()).toContain('zh (中文)');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'get_page', 'list_pages']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

it('has the right page first for 17 of 20 questions', async () => {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'mcp-questions.tsv'), 'utf8')
    .trim()
    .split('\n');
  const missed: string[] = [];
  for (const line of lines) {
    const [query = '', pages = ''] = line.split('\t');
    const [, first = 'nothing'] = /^- \[.*?\]\(([^)]+)\)/.exec(await call('search_docs', { query, limit: 1 })) ?? [];
    if (!pages.split(' ').includes(decodeURI(first))) missed.push(`${query} ${first}`);
  }
  expect(lines.length).toBeGreaterThanOrEqual(20);
  expect(lines.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual((lines.length * 17) / 20);
});

it('gives pages of both languages, and nothing that is unlisted or no page', async () => {
  expect(await call('get_page', { path: '/docs/cli#build' })).toMatch(/^# Command line\n/);
  expect(await call('get_page', { path: '/zh/docs/cli' })).toMatch(/^# 命令行\n/);
  expect(await call('list_pages', { locale: 'zh', limit: 1000 })).toContain('](/zh/docs/cli)');
  expect(await call('search_docs', { query: '多个语言', locale: 'zh' })).toContain('](/zh/');
  for (const path of ['/tests', '/search', '/404', '/skill.md', '../package.json'])
    expect(await call('get_page', { path })).toMatch(/^There is no page|has no Markdown/);
});
