import { describe, expect, it } from 'vitest';
import { checkExternal, worthAsking, type ExternalOptions } from './external-links.js';
import { isPrivateAddress } from './private-address.js';

describe('checkExternal', () => {
  type Answers = Record<string, (number | Error)[]>;

  const lookup = () => Promise.resolve(['203.0.113.7']);

  async function check(answers: Answers, more: Partial<ExternalOptions> = {}) {
    const asked: string[] = [];
    const send: ExternalOptions['fetch'] = async (url, { method }) => {
      asked.push(`${method} ${url}`);
      const answer = answers[url]?.shift() ?? 404;
      if (answer instanceof Error) throw answer;
      return { status: answer, body: null, headers: new Headers() };
    };
    const options = { known: new Map<string, number>(), now: 100_000_000, pause: 0, fetch: send, lookup, ...more };
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

  it('requests no private address, whether by name or by redirect, unless it is allowed', async () => {
    const moved: Record<string, string> = {
      'https://a.org/': '/next',
      'https://a.org/next': 'http://169.254.169.254/latest',
      'https://b.org/': 'https://b.org/',
      'https://c.org/': 'https://d.org/fine',
    };
    const addresses: Record<string, string[]> = { 'inside.org': ['203.0.113.7', '10.1.2.3'] };
    const run = async (allowPrivate: boolean) => {
      const asked: string[] = [];
      const send: ExternalOptions['fetch'] = (url) => {
        asked.push(url);
        const location = moved[url];
        const headers = new Headers(location === undefined ? {} : { location });
        return Promise.resolve({ status: location === undefined ? 200 : 302, body: null, headers });
      };
      const urls = ['https://a.org/', 'https://b.org/', 'https://c.org/', 'https://inside.org/', 'http://[fd00::1]/'];
      const faults = await checkExternal(urls, {
        known: new Map(),
        now: 0,
        pause: 0,
        fetch: send,
        allowPrivate,
        lookup: (host) =>
          Promise.resolve(
            addresses[host] ?? [/^[\d.]+$/.test(host) ? host : host.includes(':') ? host.slice(1, -1) : '203.0.113.7'],
          ),
      });
      return {
        faults: faults.map(({ url, why }) => `${url} ${why}`),
        hosts: [...new Set(asked.map((url) => new URL(url).hostname))].toSorted(),
      };
    };
    expect(await run(false)).toEqual({
      faults: [
        'http://[fd00::1]/ [fd00::1] is in the own network, and was not asked; --allow-private asks it',
        'https://a.org/ 169.254.169.254 is in the own network, and was not asked; --allow-private asks it',
        'https://b.org/ more than 10 redirects',
        'https://inside.org/ inside.org is in the own network, and was not asked; --allow-private asks it',
      ],
      hosts: ['a.org', 'b.org', 'c.org', 'd.org'],
    });
    expect((await run(true)).hosts).toEqual([
      '169.254.169.254',
      '[fd00::1]',
      'a.org',
      'b.org',
      'c.org',
      'd.org',
      'inside.org',
    ]);
  });

  it.each([
    [
      '10.0.0.1 127.0.0.1 0.0.0.0 169.254.169.254 172.31.255.255 192.168.1.1 100.64.0.1 224.0.0.1 255.255.255.255',
      true,
    ],
    [':: ::1 fe80::1%eth0 fd12::1 ::ffff:127.0.0.1 ::ffff:a00:1 64:ff9b::a9fe:a9fe 2002:7f00:1:: ff02::1', true],
    ['8.8.8.8 172.32.0.1 100.128.0.1 203.0.114.1 2606:4700::1 ::ffff:8.8.8.8 64:ff9b::808:808 2002:808:808::1', false],
  ])('knows private addresses: %s', (addresses, expected) => {
    expect(addresses.split(' ').filter((address) => isPrivateAddress(address) !== expected)).toEqual([]);
  });

  it('gives up on who does not answer', async () => {
    const send: ExternalOptions['fetch'] = (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const { faults } = await check({ 'https://a.org/': [] }, { fetch: send, timeout: 20 });
    expect(faults).toEqual([{ url: 'https://a.org/', why: 'no answer within 0.02 s' }]);
  });

  it('skips example domains, the site itself, and ignored addresses', () => {
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
