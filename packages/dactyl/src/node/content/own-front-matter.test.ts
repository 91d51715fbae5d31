import { expect, it } from 'vitest';
import { z } from 'zod';
import { siteConfigSchema } from '../config/schema/site-config.js';
import { readFrontMatter } from '../base/front-matter.js';
import type { SiteErrors } from '../base/site-error.js';
import { checkWithOwn } from './own-front-matter.js';

const SITE = { title: 'Pier', url: 'https://pier.example.com', baseUrl: '/' };
const schema = z.looseObject({
  level: z.enum(['easy', 'hard']),
  crew: z.array(z.object({ name: z.string() })).optional(),
});

async function check(source: string) {
  const { docs } = siteConfigSchema.parse({ ...SITE, frontMatter: { docs: schema } }).frontMatter ?? {};
  if (!docs) throw new Error('The configuration lost the schema.');
  const text = { file: '/site/docs/a.md', source };
  return checkWithOwn(docs, { ...readFrontMatter(text), text, kind: 'docs' }, () => 'checked');
}

it('gives the result of the format where nothing is wrong', async () => {
  expect(await check('---\nlevel: easy\n---\n')).toBe('checked');
});

it('reports all mistakes of a file, each at its key', async () => {
  const error: unknown = await check('---\nlevel: harsh\ncrew:\n  - name: Ada\n  - name: 5\n---\n').catch(
    (reason: unknown) => reason,
  );
  const { errors } = error as SiteErrors;
  expect(errors.map(({ message, details: { line, column } }) => `${line}:${column} ${message}`)).toEqual([
    '2:1 Invalid front matter: "level": Invalid option: expected one of "easy"|"hard".',
    '5:5 Invalid front matter: "crew[1].name": Invalid input: expected string, received number.',
  ]);
  expect(errors[0]?.details.hint).toBe('Change the value. The rule is "frontMatter.docs" of the configuration.');
});

it('names the key once where the library names it too', async () => {
  const own = () => ({ issues: [{ message: 'level must be "easy" (was "x")', path: ['level'] }] });
  const text = { file: '/site/docs/a.md', source: '---\nlevel: x\n---\n' };
  const checked = checkWithOwn(own, { ...readFrontMatter(text), text, kind: 'docs' }, () => 'checked');
  await expect(checked).rejects.toThrow('Invalid front matter: "level": must be "easy" (was "x").');
});

it('says where a missing key goes', async () => {
  await expect(check('Text\n')).rejects.toMatchObject({
    details: {
      line: 1,
      column: 1,
      hint: expect.stringMatching(/^Write the key "level" between the "---" lines/) as string,
    },
  });
});

it('says what is no schema', () => {
  const { error } = siteConfigSchema.safeParse({ ...SITE, frontMatter: { docs: { level: 'text' } } });
  expect(error?.issues).toMatchObject([
    { path: ['frontMatter', 'docs'], message: expect.stringContaining('must be a schema') as string },
  ]);
});
