import { expect, it } from 'vitest';
import { findPassedLimits } from './host-limits.js';
import type { OutputSize } from './output-size.js';

const MIB = 1024 ** 2;
const own = 'https://tern.example.com';

const large: OutputSize = {
  files: 60_000,
  bytes: 1.2e9,
  largestFile: { file: 'video/tour.mp4', bytes: 30 * MIB },
  fullestFolder: { folder: 'docs', files: 55_000 },
};
const fits: OutputSize = {
  files: 20_000,
  bytes: 1e9,
  largestFile: { file: 'a.png', bytes: 25 * MIB },
  fullestFolder: { folder: '', files: 20_000 },
};

it.each<[string, string, Record<string, string>, RegExp[]]>([
  ['no host that is known', own, {}, []],
  ['a workflow of GitHub, which may publish anywhere', own, { GITHUB_ACTIONS: 'true' }, []],
  [
    'the builder of Cloudflare Pages',
    own,
    { CF_PAGES: '1' },
    [/20,000 files.* 60,000\. Paid/, /25 MiB.*tour.mp4.* 30\.0/],
  ],
  ['its paid plan', own, { CF_PAGES: '1', PAGES_WRANGLER_MAJOR_VERSION: '4' }, [/25 MiB/]],
  ['a domain of Cloudflare', 'https://tern.pages.dev', {}, [/20,000 files/, /25 MiB/]],
  ['the builder of Netlify', own, { NETLIFY: 'true' }, [/54,000 files in a folder, and "docs" has 55,000\. See http/]],
  ['a domain of GitHub', 'https://tern.github.io', {}, [/at most 1\.0 GB, and this one has 1\.2 GB/]],
  ['the builder before the domain', 'https://tern.github.io', { NETLIFY: 'true' }, [/Netlify/]],
])('knows the limits of %s', (_, url, env, expected) => {
  expect(findPassedLimits(large, { url, env })).toEqual(expected.map((text) => expect.stringMatching(text)));
  expect(findPassedLimits(fits, { url, env })).toEqual([]);
});
