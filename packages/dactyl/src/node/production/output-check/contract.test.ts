import { describe, expect, it } from 'vitest';
import { contractOf, contractToText, parseContract } from './contract.js';
import type { KnownPage, OutputSite } from './types.js';
import { vanishedAnchor, vanishedPage } from './rules/vanished.js';

function page(url: string, ids: string[] = [], redirect?: string): KnownPage {
  const common = {
    url,
    ids: new Set([...ids, '__skip']),
    places: ids,
    canonicals: [],
    alternates: [],
    isHidden: false,
  };
  return redirect === undefined ? common : { ...common, redirect };
}

const pages = new Map([
  ['index.html', page('/base/')],
  ['docs/b.html', page('/base/docs/b', ['x', 'y'])],
  ['docs/a/index.html', page('/base/docs/a/')],
  ['404.html', page('/base/404')],
]);

describe('a contract', () => {
  const contract = contractOf({ baseUrl: '/base/', pages });

  it('has all addresses below the base URL, and is read as it was written', () => {
    expect(contract.urls).toEqual({ '/': [], '/docs/a': [], '/docs/b': ['x', 'y'] });
    expect(parseContract(contractToText(contract), 'file')).toEqual(contract);
  });

  it('is kept by a page, by a redirect, and on another base URL', () => {
    const now = new Map([
      ['index.html', page('/')],
      ['docs/a.html', page('/docs/a', [], '/')],
      ['docs/b.html', page('/docs/b', ['y'])],
    ]);
    const find = (pathname: string) => [...now].find(([, { url }]) => url === pathname)?.[0];
    // The rules ask for nothing else of a site.
    const site = { contract, pages: now, baseUrl: '/', find } as Partial<OutputSite> as OutputSite;
    const messages = (left: OutputSite) =>
      [vanishedPage, vanishedAnchor].flatMap(({ onSite }) => onSite?.(left) ?? []).map(({ message }) => message);
    expect(messages(site)).toEqual(['The page "/docs/b" has no "#x" any more.']);
    now.delete('docs/a.html');
    expect(messages(site)).toEqual(['The address "/docs/a" is gone.', 'The page "/docs/b" has no "#x" any more.']);
  });

  it.each([
    ['{', 'is no JSON'],
    ['[]', 'is no contract'],
    ['{ "version": 2, "urls": {} }', 'is no contract'],
    ['{ "version": 1, "urls": { "/a": 1 } }', 'no list of ids for "/a"'],
  ])('is not %s', (text, message) => {
    expect(() => parseContract(text, 'file')).toThrow(message);
  });
});
