import { describe, expect, it } from 'vitest';
import { resolveRequest, type FoundFile } from './resolve-request.js';

const rules = { baseUrl: '/', trailingSlash: undefined };

/** Looks into a folder that holds these files, and notes what it was asked for. */
function filesOf(names: readonly string[]) {
  const asked: string[] = [];
  const toFile = (name: string): FoundFile => ({ path: `/out/${name}`, name, size: 1, mtimeMs: 0 });
  return {
    asked,
    findFile: async (name: string) => {
      asked.push(name);
      return names.includes(name) ? toFile(name) : undefined;
    },
    hasFolder: async (name: string) => {
      asked.push(name);
      return names.some((file) => file.startsWith(name));
    },
  };
}

describe('the page for what is not there', () => {
  it.each([
    ['/zh/docs/a/b', 'zh/404.html'],
    ['/zh/a', 'zh/404.html'],
    ['/zh', '404.html'],
    ['/docs/a/', '404.html'],
    ['/docs/deep/x', 'docs/deep/404.html'],
  ])('%s is %s', async (url, name) => {
    const files = filesOf(['404.html', 'zh/404.html', 'zh/docs/a.html', 'docs/deep/404.html', 'docs/deep/y.html']);
    expect(await resolveRequest(url, rules, files)).toMatchObject({ kind: 'not-found', file: { name } });
  });

  it('is found without a look at folders below one that is not there', async () => {
    const files = filesOf(['404.html', 'docs/a.html']);
    await resolveRequest(`/docs/${'a/'.repeat(8000)}`, rules, files);
    expect(files.asked.length).toBeLessThan(10);
  });
});
