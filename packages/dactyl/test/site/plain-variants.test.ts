/** The small site under another base URL, with both policies for trailing slashes, and in one locale only. */
import { beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from './fixture.js';
import { parseHtml } from './html-document.js';
import { openOutput, ownUrls, type Output } from './output.js';

/** Each in a folder of its own: another environment for one that has been built needs a new process. */
async function buildVariant(options: { env: Record<string, string>; args?: string[] }): Promise<Output> {
  const fixture = copyFixture('sites/plain');
  await fixture.build({ ...options, args: ['--out-dir', 'variant', ...(options.args ?? [])] });
  return openOutput(fixture.file('variant'));
}

/** The documents of an output. */
function documents(output: Output): string[] {
  return output.files().filter((file) => file.endsWith('.html') && !file.includes('assets/'));
}

/** URLs of documents and branches that stay on the site, each with a file that holds it. */
function allUrls(output: Output): Map<string, string> {
  const urls = new Map<string, string>();
  for (const file of output.files()) {
    if (!file.endsWith('.html')) continue;
    const html = output.read(file);
    for (const url of ownUrls(parseHtml(html))) urls.set(url, file);
  }
  return urls;
}

/** Whether a static server finds a file for a pathname below the base URL. */
function isServed(output: Output, pathname: string): boolean {
  const name = decodeURI(pathname)
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
  return [name, `${name}.html`, `${name}/index.html`.replace(/^\//, '')].some(
    (file) => file !== '' && output.has(file) && file.includes('.'),
  );
}

describe('with the base URL /x/ and trailing slashes', () => {
  let output: Output;

  beforeAll(async () => {
    output = await buildVariant({ env: { BASE_URL: '/x/', TRAILING_SLASH: 'true' } });
  });

  it('every link and every asset is below the base URL, and exists (R020)', () => {
    const urls = allUrls(output);
    expect(urls.size).toBeGreaterThan(50);
    for (const [url, file] of urls) {
      expect(url, file).toMatch(/^\/x\//);
      expect(isServed(output, url.slice('/x/'.length)), `${url} in ${file}`).toBe(true);
    }
  });

  it('style sheets and the settings of the boot script stay below the base URL', () => {
    const settings = JSON.parse(output.page('zh/index.html').one('script[id="dactyl-settings"]').text) as Record<
      string,
      unknown
    >;
    expect(settings).toMatchObject({
      baseUrl: '/x/zh/',
      otherBaseUrls: [],
      router: expect.stringMatching(/^\/x\/assets\/js\//),
    });
    for (const file of output.files().filter((name) => name.endsWith('.css'))) {
      for (const [, url] of output.read(file).matchAll(/url\(["']?(\/[^)"']*)/g)) expect(url).toMatch(/^\/x\//);
    }
  });

  it('every page is a folder, and links to pages end in a slash', () => {
    expect(documents(output).filter((file) => !/(^|\/)(index|404|dummy)\.html$/.test(file))).toEqual([]);
    const pageUrls = [...allUrls(output).keys()].filter((url) => !/\.\w+(?:[?#]|$)/.test(url));
    expect(pageUrls.filter((url) => !/\/(?:[?#]|$)/.test(url))).toEqual([]);
    expect(output.page('docs/install/index.html').one('link[rel="canonical"]').attributes.href).toBe(
      'https://plain.example/x/docs/install/',
    );
  });

  it('a page is marked in navbar and sidebar, and says what it is', () => {
    const page = output.page('docs/install/index.html');
    expect(page.all('aside a[aria-current="page"]').map((link) => link.text)).toEqual(['Installation']);
    expect(page.all('.navbar .navbar__link--active').map((link) => link.text)).toEqual(['Guide']);
    expect(page.one('title').text).toBe('Installation | Plain');
    expect(output.page('zh/docs/install/index.html').one('title').text).toBe('安装 | Plain');
  });
});

describe('in one locale alone, without trailing slashes, hidden from search engines', () => {
  let output: Output;

  beforeAll(async () => {
    const env = { TRAILING_SLASH: 'false', NO_INDEX: 'true' };
    output = await buildVariant({ env, args: ['--locale', 'zh'] });
  });

  it('the locale is at the root and nothing is elsewhere', () => {
    expect(output.page('index.html').attributes.lang).toBe('zh-CN');
    expect(output.page('docs/install.html').one('.theme-doc-markdown h1').text).toBe('安装');
    expect(output.files().filter((file) => /^(zh|en)\//.test(file))).toEqual([]);
  });

  it('the site data tells the current locale from the default one, and knows both (R014)', () => {
    const { attributes } = output.page('index.html').one('[data-locale]');
    expect(attributes).toMatchObject({ 'data-locale': 'zh', 'data-default-locale': 'en' });
  });

  it('the menu of languages offers none that is not there', () => {
    const dropdown = output.page('docs/install.html').all('.navbar .dropdown__link');
    expect(dropdown.map((link) => link.text)).toEqual(['中文']);
    expect(dropdown.map((link) => link.classes.includes('dropdown__link--active'))).toEqual([true]);
  });

  it('pages name no other locales to search engines, because their addresses are unknown', () => {
    const alternates = output.page('docs/install.html').all('link[rel="alternate"][hreflang]');
    expect(alternates.map(({ attributes }) => attributes.hreflang)).toEqual(['zh-CN']);
  });

  it('every page but home is a file, and links have no trailing slash', () => {
    expect(documents(output).filter((file) => /.\/index\.html$/.test(file))).toEqual([]);
    for (const [url, file] of allUrls(output)) {
      expect(isServed(output, url.slice(1)) || url === '/', `${url} in ${file}`).toBe(true);
    }
    const pageUrls = [...allUrls(output).keys()].filter((url) => !/\.\w+(?:[?#]|$)/.test(url) && url !== '/');
    expect(pageUrls.filter((url) => /\/(?:[?#]|$)/.test(url))).toEqual([]);
  });

  it('every page asks not to be indexed', () => {
    for (const file of documents(output)) {
      expect(output.page(file).one('meta[name="robots"]').attributes.content, file).toBe('noindex, nofollow');
    }
  });
});
