import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOutput } from './check-output.js';
import { checkExternal, worthAsking, type ExternalOptions } from './external-links.js';

const dir = mkdtempSync(path.join(tmpdir(), 'links-'));

const FILES = {
  'index.html':
    '<a href="/base/docs/a#one">a</a> <a href="docs/a#two">b</a> <img src="logo.svg"> <a href="#top">top</a>' +
    '<script>"<img src=\\"/made.png\\">"</script><img src="\\\\:">',
  'docs/a.html':
    '<h2 id="one">1</h2> <a href="b">b</a> <a href="../old#one">old</a> <a href="/base/old#no">n</a> <a href="/outside">c</a>',
  'docs/b/index.html':
    '<a name="x"></a><a href="#x">x</a> <a href="../a">a</a> <img src="gone.png" srcset="/base/logo.svg 2x">' +
    '<a href="https://x.example/p#1">x</a> <a href="https://x.example/p#2">x</a> <a href="mailto:a@x.example">m</a>' +
    '<a data-noBrokenLinkCheck="true" href="/base/app">app</a> <a href="https://">bad</a>',
  'old/index.html': '<meta http-equiv="refresh" content="0; url=/base/docs/a"><a href="/base/docs/版">c</a>',
  'docs/版.html': '<p id="größe"></p><a href="#gr%C3%B6%C3%9Fe">g</a> <a href="/base/docs/a#:~:text=1">t</a>',
  'assets/regions/abc.html': '<a href="/nowhere">part of a page</a>',
  'logo.svg': '',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('checkOutput', () => {
  it('finds what browsers would not, and nothing else', async () => {
    const { broken, external, pages } = await checkOutput(dir, '/base/');
    expect(broken).toEqual([
      { file: 'docs/a.html', link: '/outside', kind: 'link' },
      { file: 'docs/a.html', link: '/base/old#no', kind: 'anchor' },
      { file: 'docs/b/index.html', link: 'https://', kind: 'link' },
      { file: 'docs/b/index.html', link: 'gone.png', kind: 'file' },
      { file: 'index.html', link: '\\\\:', kind: 'file' },
      { file: 'index.html', link: 'docs/a#two', kind: 'anchor' },
    ]);
    expect([...external]).toEqual([['https://x.example/p', ['docs/b/index.html']]]);
    expect(pages).toBe(5);
  });
});

describe('checkExternal', () => {
  type Answers = Record<string, (number | Error)[]>;

  async function check(answers: Answers, more: Partial<ExternalOptions> = {}) {
    const asked: string[] = [];
    const send: ExternalOptions['fetch'] = async (url, { method }) => {
      asked.push(`${method} ${url}`);
      const answer = answers[url]?.shift() ?? 404;
      if (answer instanceof Error) throw answer;
      return { status: answer, body: null };
    };
    const options = { known: new Map<string, number>(), now: 100_000_000, pause: 0, fetch: send, ...more };
    return { faults: await checkExternal(Object.keys(answers), options), asked, known: options.known };
  }

  it('asks without content first, then with it', async () => {
    const [a, b, c, d] = ['https://a.org/', 'https://b.org/', 'https://c.org/', 'https://d.org/'] as const;
    const down = new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ENOTFOUND' }) });
    const { faults, asked, known } = await check({ [a]: [200], [b]: [405, 200], [c]: [404, 404], [d]: [down, down] });
    expect(faults).toEqual([
      { url: c, why: '404' },
      { url: d, why: 'ENOTFOUND' },
    ]);
    expect(asked.toSorted()).toEqual(
      [`HEAD ${a}`, `HEAD ${b}`, `GET ${b}`, `HEAD ${c}`, `GET ${c}`, `HEAD ${d}`, `GET ${d}`].toSorted(),
    );
    expect([...known.keys()].toSorted()).toEqual([a, b]);
  });

  it('asks again after a day, and takes a locked door for a door', async () => {
    const known = new Map([
      ['https://a.org/', 99_000_000],
      ['https://b.org/', 1_000_000],
    ]);
    const { asked, faults } = await check({ 'https://a.org/': [], 'https://b.org/': [403] }, { known });
    expect(asked).toEqual(['HEAD https://b.org/']);
    expect(faults).toEqual([]);
  });

  it('gives up on who does not answer', async () => {
    const send: ExternalOptions['fetch'] = (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const { faults } = await check({ 'https://a.org/': [] }, { fetch: send, timeout: 20 });
    expect(faults).toEqual([{ url: 'https://a.org/', why: 'no answer within 0.02 s' }]);
  });

  it('leaves out names for examples, the site itself, and what it is told to', () => {
    const urls = [
      'https://a.example/',
      'http://localhost:3000/',
      'https://site.org/x',
      'https://a.org/x/y',
      'https://b.org/',
    ];
    expect(worthAsking(urls, ['https://a.org/*'], 'https://site.org')).toEqual(['https://b.org/']);
  });
});
