import { expect, it } from 'vitest';
import { groupContents } from './group-contents.js';

const jobs = (count: number, locale = 'en') =>
  Array.from({ length: count }, (_, index) => {
    const file = `/site/docs/${index}.md`;
    return { locale, file, id: file, processor: 0 };
  });

function keysOf(list: ReturnType<typeof jobs>, siteDir = '/site', edited = ''): string[] {
  const textHash = ({ file }: { file: string }) => (file === edited ? 'edited' : file.slice(siteDir.length));
  return groupContents(list, { siteDir, textHash, settingsOf: () => '', hash: (text) => text }).map(({ key }) => key);
}

const common = (a: string[], b: string[]) => a.filter((key) => b.includes(key)).length;

it('changes few packs when a file is edited, comes or goes', () => {
  const all = jobs(2000);
  const keys = keysOf(all);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.length).toBeLessThan(100);
  expect(common(keys, keysOf(all, '/site', '/site/docs/1000.md'))).toBe(keys.length - 1);
  expect(common(keys, keysOf(all.toSpliced(1000, 1)))).toBeGreaterThanOrEqual(keys.length - 2);
});

it('keeps locales apart, takes a file once, and does not depend on the folder of the site', () => {
  const files = jobs(3);
  expect(keysOf([...files, ...jobs(3, 'zh')])).toHaveLength(2);
  expect(keysOf([...files, ...files])).toEqual(keysOf(files));
  const elsewhere = files.map((job) => ({ ...job, id: `/else${job.id}`, file: `/else${job.file}` }));
  expect(keysOf(elsewhere, '/else/site')).toEqual(keysOf(files));
});
