import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageIndexer } from '../../engine/index-page.js';
import type { SearchPage } from '../../engine/types.js';
import { writeIndex } from '../../engine/write-index.js';
import { folderFiles } from './folder-files.js';
import { listPages } from './list-pages.js';
import { openDocs } from './open-docs.js';
import { readPublicPage } from './read-page.js';
import { remoteFiles } from './remote-files.js';
import { searchDocs } from './search-docs.js';
import { nameOf } from './site-files.js';

let folder: string;
let build: string;
let host: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dactyl-mcp-'));
  build = path.join(folder, 'build');
  write('index.html', '<head><link rel="canonical" href="https://t.example/base/"></head>');
  writeSearch();
  writePage('docs/nets', '# Nets');
  writePage('docs/1.0/nets', '# Nets then');
  writePage('docs/hidden', '# Hidden', '<meta name="robots" content="noindex, nofollow">');
  writePage('docs/away', '# Away', '', 'https://other.example/docs/away.md');
  write('docs/react.html', '<head><title>React</title></head>');
  write('docs/loose.md', '# Of no page');
  writeFileSync(path.join(folder, 'secret.html'), '<link rel="alternate" type="text/markdown" href="/base/secret.md">');
  writeFileSync(path.join(folder, 'secret.md'), '# Secret');
  symlinkSync(path.join(folder, 'secret.html'), path.join(build, 'linked.html'));
  symlinkSync(path.join(folder, 'secret.md'), path.join(build, 'linked.md'));
  write(
    'llms.txt',
    '# T\n\n## Fishing\n\n- [Nets](https://t.example/base/docs/nets.md): How to mend them.\n- [Lines](https://t.example/base/docs/lines.md)\n',
  );
  host = createServer(({ url = '' }, response) => {
    asked.push(url);
    const target = REDIRECTS[url];
    if (target !== undefined) return void response.writeHead(302, { location: target }).end();
    try {
      response.end(readFileSync(path.join(build, url.replace('/base/', '').replace(/^docs\/[\w.]+$/, withExtension))));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // a port
});

afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

const REDIRECTS: Record<string, string> = {
  '/base/docs/old': '/base/docs/nets',
  '/base/docs/gone': 'http://127.0.0.2:9/base/docs/nets',
  '/base/docs/neighbour': '/other/docs/nets',
  '/base/docs/circle': '/base/docs/circle',
};

const withExtension = (name: string): string => (/\.\w+$/.test(name) ? name : `${name}.html`);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
  writeFileSync(path.join(build, name), text);
}

function writePage(name: string, markdown: string, head = '', twin = `/base/${name}.md`): void {
  const link = `<link rel="alternate" type="text/markdown" href="${twin}">`;
  write(`${name}.html`, `<html><head>${head}${link}</head><body><meta name="robots" content="noindex"></body></html>`);
  write(`${name}.md`, markdown);
}

function writeSearch(): void {
  const indexPage = createPageIndexer();
  const page = (url: string, title: string, text: string, tag: string): SearchPage => ({
    url,
    tag,
    kind: 'doc',
    category: 'Docs',
    title,
    sections: [{ level: 1, heading: '', anchor: '', text }],
  });
  const pages = [
    page('/base/docs/nets', 'Nets', 'The trawler has nets.', 'docs-default-2.0'),
    page('/base/docs/lines', 'Lines', 'The trawler has lines, and whoever mends them.', 'docs-default-2.0'),
    page('/base/docs/1.0/nets', 'Nets then', 'The trawler had nets.', 'docs-default-1.0'),
  ];
  let count = 0;
  const files = writeIndex({
    pages: pages.map((one) => ({ page: one, terms: indexPage(one) })),
    latest: { default: '2.0' },
    choices: { versions: { default: ['2.0', '1.0'].map((name) => ({ name, label: `v${name}` })) }, locales: [] },
    hash: () => `file${count++}`,
  });
  for (const { file, content } of files) write(file, String(content));
}

const PLACES = [
  ['a folder', () => folderFiles(build)],
  ['a host', () => remoteFiles(`${origin}/base`)],
] as const;

describe.each(PLACES)('the docs of %s', (_, files) => {
  const open = () => openDocs(files());
  const read = async (address: string) => readPublicPage(await open(), address);

  it('are read as Markdown', async () => {
    for (const address of ['/base/docs/nets', 'docs/nets', '/docs/nets.md', '/base/docs/nets.html#end', 'docs/nets/'])
      expect(await read(address)).toBe('# Nets');
  });

  it('hold nothing that is hidden, no page, or elsewhere', async () => {
    const none = /^There is no page/;
    await expect(read('/base/docs/hidden')).rejects.toThrow(none);
    await expect(read('/base/docs/hidden.md')).rejects.toThrow(none);
    await expect(read('/base/docs/loose.md')).rejects.toThrow(none);
    await expect(read('../secret')).rejects.toThrow(none);
    await expect(read('/base/docs/%2e%2e/%2e%2e/secret')).rejects.toThrow(none);
    await expect(read('/base/..%2fsecret')).rejects.toThrow(none);
    await expect(read('https://other.example/base/docs/nets')).rejects.toThrow(none);
    await expect(read('//other.example/base/docs/nets')).rejects.toThrow(none);
    await expect(read('file:///etc/hosts')).rejects.toThrow(none);
    await expect(read('/base/docs/away')).resolves.toBe('# Away');
    await expect(read('/base/docs/react')).rejects.toThrow(/has no Markdown/);
  });

  it('are found, the page whose summary answers first', async () => {
    const found = await searchDocs(await open(), { query: 'how do I mend nets?', version: undefined, limit: 5 });
    expect(found).toMatch(/^- \[Nets\]\(\/base\/docs\/nets\): How to mend them\.\n[^]*- \[Lines\]/);
    const older = await searchDocs(await open(), { query: 'trawler', version: 'v1.0', limit: 5 });
    expect(older).toContain('[Nets then](/base/docs/1.0/nets)');
    expect(older).not.toContain('/base/docs/nets');
    await expect(open().then((docs) => searchDocs(docs, { query: 'nets', version: '3.0', limit: 5 }))).rejects.toThrow(
      'no version "3.0"',
    );
  });

  it('are listed by section, and by version', async () => {
    const list = async (query: object) => listPages(await open(), { limit: 1, offset: 0, ...query });
    expect(await list({ section: 'Fishing' })).toBe(
      '\n## Fishing\n\n- [Nets](/base/docs/nets): How to mend them.\n\nPages 1 to 1 of 2. Ask with offset 1 for more, or for one section: Fishing.',
    );
    expect(await list({ version: '1.0' })).toContain('- [Nets then](/base/docs/1.0/nets)');
    await expect(list({ section: 'Fisching' })).rejects.toThrow('no section "Fisching"');
  });
});

it('follows no link out of the folder', async () => {
  await expect(readPublicPage(await openDocs(folderFiles(build)), '/linked')).rejects.toThrow(/^There is no page/);
});

it('follows redirects within the site and nowhere else', async () => {
  const docs = await openDocs(remoteFiles(`${origin}/base/`));
  expect(await readPublicPage(docs, '/base/docs/old')).toBe('# Nets');
  for (const name of ['gone', 'neighbour', 'circle'])
    await expect(readPublicPage(docs, `/base/docs/${name}`)).rejects.toThrow(/^There is no page/);
  expect(asked.filter((url) => !url.startsWith('/base/'))).toEqual([]);
});

it('says where nothing is built, and that a host does not answer', async () => {
  await expect(openDocs(folderFiles(folder))).rejects.toThrow(/There is no built site/);
  await expect(openDocs(remoteFiles('http://127.0.0.1:1/'))).rejects.toThrow(/cannot be read/);
});

it.each([
  ['docs/a b?x#y', 'docs/a b'],
  ['/base/文档', '文档'],
  ['https://t.example/base/docs/', 'docs'],
  ['/base', ''],
  ['/base/%zz', undefined],
  ['docs/..', undefined],
  ['\\\\other\\docs', undefined],
])('reads the address %s', (address, name) => {
  expect(nameOf(address, new URL('https://t.example/base/'))).toBe(name);
});
