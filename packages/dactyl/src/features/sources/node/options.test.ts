import { describe, expect, it } from 'vitest';
import { editAddress } from './edit-address.js';
import { sourcesOptionsSchema } from './options.js';
import { remoteOf } from './remote.js';

const source = (own: object = {}) => ({ git: '../sdk', ref: 'main', folder: 'docs', to: 'docs/sdk', ...own });

describe('options', () => {
  it.each([
    { git: '--upload-pack=touch x' },
    { git: 'ext::sh -c touch' },
    { git: 'ssh://-oProxyCommand=x/y' },
    { git: 'github.com/acme/sdk' },
    { git: 'https://host.example/a b' },
    { git: '../sdk\nother' },
    { ref: '--output=x' },
    { ref: 'main:other' },
    { folder: '../other' },
    { folder: '/etc' },
    { to: '../elsewhere' },
    { to: 'docs/../..' },
    { to: '/etc' },
    { to: '.git/hooks' },
    { to: 'node_modules/x' },
    { to: '.' },
  ])('refuse $git$ref$folder$to', (own) => {
    expect(sourcesOptionsSchema.safeParse({ sources: [source(own)] }).success).toBe(false);
  });

  it.each([
    'https://github.com/acme/sdk.git',
    'git@github.com:acme/sdk.git',
    'ssh://git@host.example/x',
    '../sdk',
    '/srv/sdk',
    '../the sdk 说明',
    '/srv/our docs',
  ])('take %s', (git) => {
    const read = sourcesOptionsSchema.parse({ sources: [source({ git, to: './docs//sdk/' })] });
    expect(read.sources[0]?.to).toBe('docs/sdk');
  });

  it('refuse places inside of each other', () => {
    const two = sourcesOptionsSchema.safeParse({ sources: [source(), source({ to: 'docs/sdk/deep' })] });
    expect(two.error?.issues[0]).toMatchObject({ path: ['sources', 1, 'to'] });
  });
});

describe('the address for edits', () => {
  it.each([
    ['https://github.com/acme/sdk.git', 'https://github.com/acme/sdk/edit/main/docs/'],
    ['git@github.com:acme/sdk.git', 'https://github.com/acme/sdk/edit/main/docs/'],
    ['ssh://git@gitlab.com/acme/tools/sdk', 'https://gitlab.com/acme/tools/sdk/-/edit/main/docs/'],
    ['https://codeberg.org/acme/sdk/', 'https://codeberg.org/acme/sdk/_edit/main/docs/'],
    ['https://git.example/acme/sdk', undefined],
    ['../sdk', undefined],
  ])('of %s is %s', (git, base) => {
    const [own] = sourcesOptionsSchema.parse({ sources: [source({ git })] }).sources;
    if (!own) throw new Error('The schema drops no source.');
    const { shownUrl } = remoteOf({ git, history: true, siteDir: '/site', cacheDir: '/cache' });
    expect(editAddress(own, { git: shownUrl, commit: '', branch: 'main' })?.base).toBe(base);
    expect(editAddress(own, { git: shownUrl, commit: '' })).toBeUndefined();
    expect(editAddress({ ...own, editUrl: false }, { git: shownUrl, commit: '', branch: 'main' })).toBeUndefined();
  });
});
