import { describe, expect, it } from 'vitest';
import {
  findActiveDocContext,
  findActivePlugin,
  findActiveVersion,
  findLatestVersion,
  mainDocPath,
} from './active-docs.js';
import type { DocsGlobalData, GlobalVersion } from './types.js';

const version = (name: string, path: string, ids: string[]): GlobalVersion => ({
  name,
  label: name,
  isLast: path === '/docs',
  path,
  mainDocId: 'intro',
  docs: ids.map((id) => ({ id, path: `${path}/${id}` })),
  draftIds: [],
});

const DOCS: DocsGlobalData = {
  path: '/docs',
  breadcrumbs: true,
  versions: [version('current', '/docs/next', ['intro', 'new']), version('1.0', '/docs', ['intro', 'old'])],
};

describe('where a pathname belongs', () => {
  it('to the instance with the longest path', () => {
    const root = { ...DOCS, path: '/' };
    const all = { root, docs: DOCS };
    expect(findActivePlugin(all, '/docs/intro')?.pluginId).toBe('docs');
    expect(findActivePlugin(all, '/docs-of-old')?.pluginId).toBe('root');
    expect(findActivePlugin({ docs: DOCS }, '/blog')).toBeUndefined();
  });

  it.each([
    ['/docs', '1.0'],
    ['/docs/intro', '1.0'],
    ['/docs/next', 'current'],
    ['/docs/next/intro', 'current'],
    ['/docs/nextdoor', '1.0'],
  ])('%s to version %s', (pathname, name) => {
    expect(findActiveVersion(DOCS, pathname)?.name).toBe(name);
  });

  it('to a doc, whatever the case and the trailing slash, and its twins in other versions', () => {
    const { activeDoc, alternateDocVersions } = findActiveDocContext(DOCS, '/docs/next/Intro/');
    expect(activeDoc?.path).toBe('/docs/next/intro');
    expect(Object.keys(alternateDocVersions)).toEqual(['current', '1.0']);
    expect(Object.keys(findActiveDocContext(DOCS, '/docs/NEW').alternateDocVersions)).toEqual([]);
    expect(Object.keys(findActiveDocContext(DOCS, '/docs/next/new').alternateDocVersions)).toEqual(['current']);
  });

  it('knows the latest version and its first doc', () => {
    expect(mainDocPath(findLatestVersion(DOCS))).toBe('/docs/intro');
  });
});
