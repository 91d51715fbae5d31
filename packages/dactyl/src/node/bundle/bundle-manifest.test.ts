import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../site/types.js';
import { hashSources, readFreshManifest, writeManifest } from './bundle-manifest.js';

let root: string;
const file = (name: string) => path.join(root, name);
const modules = {
  registry: ['@theme/A'],
  styles: [],
  clientModules: [],
  prismCss: '',
  prismScripts: [],
  generated: { i18n: 1 },
  generatedDir: '',
  siteDir: '',
};

function siteAt(baseUrl = '/'): Site {
  const themeLayers = { site: file('src/theme'), themes: [] };
  return {
    siteDir: root,
    siteConfig: { baseUrl, future: { v4: {}, faster: {} } },
    themeLayers,
    locales: [],
    postCssHooks: [],
  } as unknown as Site; // the fields that are read
}

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  mkdirSync(file('src/theme'), { recursive: true });
  for (const name of ['entry.mjs', 'src/theme/A.tsx']) writeFileSync(file(name), '');
  const bundle = { serverEntry: file('entry.mjs'), sources: [file('src/theme/A.tsx')], usesGenerated: false };
  await writeManifest(file('manifest.json'), bundle, { site: siteAt(), made: [file('entry.mjs')], modules });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const isFresh = async (site = siteAt(), input = modules) =>
  (await readFreshManifest(file('manifest.json'), { site, made: [file('entry.mjs')], modules: input })) !== undefined;

describe('a bundle', () => {
  it('is taken over while nothing has changed', async () => {
    expect(await isFresh()).toBe(true);
    expect(await isFresh(siteAt(), { ...modules, generated: { i18n: 2 } })).toBe(true);
  });

  it.each([
    ['a source was changed', () => writeFileSync(file('src/theme/A.tsx'), 'changed')],
    ['a source is gone', () => rmSync(file('src/theme/A.tsx'))],
    ['a component may shadow another', () => writeFileSync(file('src/theme/B.tsx'), '')],
    ['its own file was changed', () => writeFileSync(file('entry.mjs'), '1')],
    ['its own file is gone', () => rmSync(file('entry.mjs'))],
    ['its manifest is not JSON', () => writeFileSync(file('manifest.json'), '{')],
    ['its manifest is another', () => writeFileSync(file('manifest.json'), '{}')],
  ])('is made anew when %s', async (_, change) => {
    change();
    expect(await isFresh()).toBe(false);
  });

  it('is made anew for other requests and another base URL', async () => {
    expect(await isFresh(siteAt('/base/'))).toBe(false);
    expect(await isFresh(siteAt(), { ...modules, registry: ['@theme/A', '@theme/B'] })).toBe(false);
  });
});

describe('a bundle with a key', () => {
  const write = async () => {
    const bundle = { serverEntry: file('entry.mjs'), sources: [file('src/theme/A.tsx')], usesGenerated: false };
    await writeManifest(file('manifest.json'), bundle, { site: siteAt(), made: [file('entry.mjs')], modules });
  };

  it('is taken over by a run that knows the key, and by no other', async () => {
    vi.stubEnv('DACTYL_CACHE_KEY', 'secret');
    expect(await isFresh()).toBe(false);
    await write();
    expect(await isFresh()).toBe(true);
    vi.stubEnv('DACTYL_CACHE_KEY', 'another');
    expect(await isFresh()).toBe(false);
  });

  it('is made again when somebody has changed what it would run', async () => {
    vi.stubEnv('DACTYL_CACHE_KEY', 'secret');
    await write();
    writeFileSync(file('entry.mjs'), 'globalThis.stolen = true;');
    expect(await isFresh()).toBe(false);
  });
});

it('the hash of sources knows their content and loaded data, and no place', () => {
  const bundle = { serverEntry: '', sources: [], usesGenerated: false };
  const hashOf = (place: string, data?: Record<string, string>) =>
    hashSources({ sources: { [`${place}/a.ts`]: '1' }, bundle: { ...bundle, ...(data && { data }) } });
  const hashes = [hashOf('/x', { '/x/a.data.ts': '1' }), hashOf('/x', { '/x/a.data.ts': '2' }), hashOf('/x')];
  expect(new Set(hashes).size).toBe(3);
  expect(hashOf('/y', { '/y/a.data.ts': '1' })).toBe(hashes[0]);
});
