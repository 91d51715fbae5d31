import { describe, expect, it } from 'vitest';
import { bundleForBrowser } from '../../../test/hooks/bundle.js';

/** Names of the files that the code of an entry fetches before it runs. */
async function dataOf(entry: string): Promise<string[]> {
  const code = await bundleForBrowser(entry);
  return [...code.matchAll(/await loadData\("(\w+)"\)/g)].map(([, name = '']) => name).toSorted();
}

describe('data that a component fetches', () => {
  it('is none for what reads none, although the public entry knows hooks that do', async () => {
    expect(await dataOf('reads-no-data.ts')).toEqual([]);
  });

  it('is what the site is, without global data and messages, for links and the configuration of the theme', async () => {
    expect(await dataOf('reads-site.ts')).toEqual(['site']);
  });
});
