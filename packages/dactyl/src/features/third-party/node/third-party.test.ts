/** Files of other hosts, on a server of this machine: no other is asked. */
import { createServer, type Server } from 'node:http';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer } from '../../../../test/close-server.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../../test/plugin-context.js';
import type { PostBuildProps, SiteHtmlTags } from '../../../node/plugin-api/types.js';
import type { unstable_ImageCopies } from '../../../node/plugin-api/image-copy-types.js';
import { findLicence } from './find-licence.js';
import thirdParty from './index.js';
import { thirdPartyOptionsSchema } from './options.js';
import { rewriteTags } from './rewrite-tags.js';

const FILES: Record<string, [type: string, body: string]> = {
  '/css2?family=Tern': [
    'text/css',
    `@font-face { src: url(/tern.woff2#a) }\n@import "more.css";\na { b: url(data:x) }`,
  ],
  '/more.css': ['text/css', '/*! Licensed under the MIT license. */ b {}'],
  '/tern.woff2': ['font/woff2', 'a font'],
  '/lib.js': ['text/javascript', '/* SPDX-License-Identifier: Apache-2.0 */ 1'],
  '/away.css': ['text/css', 'a { b: url(https://elsewhere.example/x.png) }'],
  '/lamp.svg': ['image/svg+xml', '<svg/>'],
  '/page': ['text/html', '<p>'],
  '/circle.css': ['text/css', '@import "back.css";'],
  '/back.css': ['text/css', '@import "circle.css";'],
};

const MOVED: Record<string, string> = { '/old.js': '/lib.js', '/sold.js': 'https://elsewhere.example/lib.js' };

let server: Server;
let origin = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const moved = MOVED[url];
    if (moved !== undefined) return response.writeHead(302, { location: moved }).end();
    const [type, body] = FILES[url] ?? ['text/plain', ''];
    response.writeHead(FILES[url] ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: it listens on a port.
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => closeServer(server));

let site: ReturnType<typeof createSiteDir>;
beforeEach(() => {
  vi.stubEnv('CI', '');
  asked.length = 0;
  site = createSiteDir({});
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.remove();
});

/** What a build makes of these tags. */
async function build(headTags: string, options: Record<string, unknown> = {}) {
  const { siteDir } = site;
  const siteConfigPath = path.join(siteDir, 'docusaurus.config.js');
  writeFileSync(siteConfigPath, `export default {\n  headTags: ${headTags},\n};`);
  const logger = createRecordingLogger();
  const context = { ...createPluginContext({ siteDir }), siteConfigPath, unstable_logger: logger };
  const checked = thirdPartyOptionsSchema.parse({ hosts: [new URL(origin).host], ...options });
  const plugin = await thirdParty(context, { id: 'default', ...checked });
  const tags = (await plugin?.unstable_rewriteTags?.({ headTags, preBodyTags: '', postBodyTags: '' })) as SiteHtmlTags;
  const outDir = path.join(siteDir, 'build');
  // The cast: it reads nothing else.
  await plugin?.postBuild?.({ outDir, content: undefined } as unknown as PostBuildProps & { content: unknown });
  const folder = path.join(outDir, 'assets/third-party');
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const read = (pattern: RegExp) =>
    readFileSync(path.join(folder, names.find((name) => pattern.test(name)) ?? ''), 'utf8');
  return { head: tags.headTags, names, read, logger };
}

/** The plugin of the site, without tags. */
async function openPlugin() {
  const { siteDir } = site;
  const options = thirdPartyOptionsSchema.parse({ hosts: [new URL(origin).host] });
  const plugin = await thirdParty(createPluginContext({ siteDir }), { id: 'default', ...options });
  const bundle = async (css: string) => {
    const made: { plugins: unknown[] } = { plugins: [] };
    plugin?.configurePostCss?.(made);
    // The cast: the hook adds one that PostCSS takes.
    const { css: text } = await postcss(made.plugins as AcceptedPlugin[]).process(css, {
      from: path.join(siteDir, 'a.css'),
    });
    return text.replaceAll(/-[0-9a-f]{8}/g, '').replaceAll(/\s+/g, ' ');
  };
  // The cast: the plugin has it.
  return { bundle, images: plugin?.unstable_getImageCopies?.() as unstable_ImageCopies };
}

const FONT = () =>
  `<link rel="preconnect" href="${origin}"><link rel="stylesheet" integrity="sha256-x" crossorigin href="${origin}/css2?family=Tern">`;

describe('files of other hosts', () => {
  it('become files of the site, with those that a style sheet names, and their licences', async () => {
    const { head, names, read, logger } = await build(`${FONT()}<script defer src="${origin}/lib.js"></script>`);
    expect(head).toMatch(
      /^<link rel="stylesheet" href="\/assets\/third-party\/css2-[0-9a-f]{8}\.css"><script defer src="\/assets\/third-party\/lib-[0-9a-f]{8}\.js"><\/script>$/,
    );
    expect(names.map((name) => name.replace(/-[0-9a-f]{8}/, ''))).toEqual([
      'LICENCES.txt',
      'css2.css',
      'lib.js',
      'more.css',
      'tern.woff2',
    ]);
    const [font, more] = [names.find((name) => name.startsWith('tern')), names.find((name) => name.startsWith('more'))];
    expect(read(/^css2/)).toBe(`@font-face { src: url("${font}#a") }\n@import "${more}";\na { b: url(data:x) }`);
    expect(read(/^LICENCES/)).toContain(
      `lib-${/lib-(\w+)/.exec(head)?.[1]}.js\n  from ${origin}/lib.js\n  licence: Apache-2.0`,
    );
    expect(read(/^LICENCES/)).toMatch(/tern\.woff2\n {2}licence: unknown/);
    expect(logger.warnings.join()).toContain('Copied files whose licence is unknown: 2.');
  });

  it('are the same without a network, and in CI', async () => {
    const first = await build(FONT(), { licences: { [origin]: 'OFL-1.1' } });
    expect(first.logger.warnings).toEqual([]);
    asked.length = 0;
    vi.stubEnv('CI', 'true');
    const second = await build(FONT(), { licences: { [origin]: 'OFL-1.1' } });
    expect([second.head, second.names, asked]).toEqual([first.head, first.names, []]);
    expect(
      Object.keys(JSON.parse(readFileSync(path.join(site.siteDir, 'third-party/third-party.json'), 'utf8')) as object),
    ).toHaveLength(3);
    await expect(build(`<script src="${origin}/lib.js"></script>`)).rejects.toThrow(
      `${origin}/lib.js has no copy in third-party`,
    );
    const [kept = ''] = readdirSync(path.join(site.siteDir, 'third-party')).filter((name) => name.startsWith('tern'));
    writeFileSync(path.join(site.siteDir, 'third-party', kept), 'another font');
    await expect(build(FONT())).rejects.toThrow('is not the one that the lock knows');
  });

  it('are found where they have moved on their host, and a damaged lock is told', async () => {
    expect((await build(`<script src="${origin}/old.js"></script>`)).names).toContainEqual(
      expect.stringMatching(/^old-/),
    );
    writeFileSync(path.join(site.siteDir, 'third-party/third-party.json'), '{');
    await expect(build(FONT())).rejects.toThrow('The lock of copied files is damaged.');
  });

  it.each([
    ['a file that is not there', '/none.css', {}, 'status 404'],
    ['a file that is too large', '/lib.js', { maxKilobytes: 0.01 }, 'more than 0.01'],
    ['a file of another host in a style sheet', '/away.css', {}, 'https://elsewhere.example/x.png'],
    ['a page', '/page', {}, 'of the type "text/html"'],
    ['a style sheet that imports itself', '/circle.css', {}, 'imports itself'],
    ['a file that has moved to another host', '/sold.js', {}, 'is now at https://elsewhere.example/lib.js'],
  ])('ends with the line that names it: %s', async (_, url, options, message) => {
    const error: unknown = await build(`<script src="${origin}${url}"></script>`, options).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toContain(message);
    expect(error).toMatchObject({
      details: { file: path.join(site.siteDir, 'docusaurus.config.js'), line: 2, column: 26 },
    });
  });
});

describe('files that texts and style sheets of the site name', () => {
  it('are images of the site, one copy for all locales', async () => {
    const place = { file: '/site/docs/a.md', line: 3, column: 1 };
    const [{ images }, other] = [await openPlugin(), await openPlugin()];
    const url = `${origin}/lamp.svg#top`;
    expect(images.find(url)).toBeUndefined();
    expect(other.images.find(url)).toBeUndefined();
    await images.make(url, place);
    await other.images.make(url, place);
    expect(images.find(url)).toBe(other.images.find(url));
    expect(readFileSync(images.find(url) ?? '', 'utf8')).toBe('<svg/>');
    expect(asked).toEqual(['/lamp.svg']);
    await expect(images.make(`${origin}/none.svg`, place)).rejects.toMatchObject({ details: place });
    const { read } = await build('');
    expect(read(/^LICENCES/)).toContain(`from ${origin}/lamp.svg\n  licence: unknown`);
  });

  it('stand in style sheets by their place, and imported styles in place of the import', async () => {
    const { bundle } = await openPlugin();
    expect(
      await bundle(
        `@import url("${origin}/css2?family=Tern") layer(fonts) screen;\na { b: url(${origin}/lamp.svg#x), url(./own.png), url(https://elsewhere.example/x.png) }`,
      ),
    ).toBe(
      `@media screen {@layer fonts {@font-face { src: url("@site/third-party/tern.woff2#a") } /*! Licensed under the MIT license. */ b {} a { b: url(data:x) } } } ` +
        'a { b: url("@site/third-party/lamp.svg#x"), url(./own.png), url(https://elsewhere.example/x.png) }',
    );
    asked.length = 0;
    await (await openPlugin()).bundle(`a { b: url(${origin}/lamp.svg) }`);
    expect(asked).toEqual([]);
  });

  it.each([
    ['/away.css', 'https://elsewhere.example/x.png'],
    ['/circle.css', 'imports itself'],
  ])('end with the line that names them: %s', async (url, message) => {
    const error: unknown = await (
      await openPlugin()
    )
      .bundle(`\n@import "${origin}${url}";`)
      .catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(message);
    expect(error).toMatchObject({ details: { file: path.join(site.siteDir, 'a.css'), line: 2, column: 1 } });
  });
});

it('leaves alone what is not named, and what only leads there', async () => {
  const html = `<script src="https://b.example/a.js"></script><link rel="canonical" href="https://a.example/x"><script src="/own.js"></script>`;
  const isCopied = (url: string) => url.startsWith('https://a.example/');
  expect(await rewriteTags(html, { isCopied, addressOf: () => Promise.reject(new Error('asked')) })).toBe(html);
  const written = await rewriteTags(`<img src='//a.example/a.png?b&amp;c' alt="d">`, {
    isCopied,
    addressOf: (url) => Promise.resolve(`/${url.length}`),
  });
  expect(written).toBe('<img src="/27" alt="d">');
});

it.each([
  ['/*! x v1 | MIT License | x.example */', null, 'MIT'],
  ['/* nothing */', null, undefined],
  ['/** @license MIT */', null, 'MIT'],
  ['/* License: BSD-3-Clause. */', null, 'BSD-3-Clause'],
  ['// SPDX-License-Identifier: MIT OR Apache-2.0', null, 'MIT OR Apache-2.0'],
  ['/* released under the MIT license */', null, 'MIT'],
  ['a {}', '<https://l.example/ofl>; rel="license"', 'https://l.example/ofl'],
])('reads the licence in %j', (text, header, licence) => {
  expect(findLicence(text, header)).toBe(licence);
});
