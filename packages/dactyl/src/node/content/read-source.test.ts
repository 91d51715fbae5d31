import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter.js';
import { preprocess, readSource } from './read-source.js';

const text = { file: '/site/docs/a.md', source: 'a %v%' };

describe('preprocess', () => {
  it('gives the function path and text', () => {
    const preprocessor = ({ filePath, fileContent }: { filePath: string; fileContent: string }) =>
      `${fileContent.replace('%v%', '2')} in ${filePath}`;
    expect(preprocess(text, preprocessor).source).toBe('a 2 in /site/docs/a.md');
    expect(preprocess(text, undefined)).toEqual(text);
  });

  it('names the file in errors', () => {
    const fails = () => {
      throw new Error('no idea');
    };
    expect(() => preprocess(text, fails)).toThrow(
      expect.objectContaining({
        message: '"markdown.preprocessor" failed: no idea',
        details: expect.objectContaining({ file: text.file }),
      }),
    );
  });

  it('wants text', () => {
    // invalid on purpose, as a user may write it
    const promises = (() => Promise.resolve('x')) as unknown as () => string;
    expect(() => preprocess(text, promises)).toThrow(
      '"markdown.preprocessor" must return the text of the file, but returned a promise.',
    );
  });
});

it('reads words of Obsidian in the text alone, not in front matter', () => {
  const head = '---\ntitle: Node ^20\nup: [[Home]]\n---\n';
  const reader = {
    siteConfig: { markdown: { preprocessor: undefined, obsidian: true } },
    unstable_readText: () => `${head}==Red== [[Home]]\n`,
  };
  expect(readSource('/site/docs/a.md', reader).source).toBe(`${head}Red Home\n`);
});

describe('a custom parser of front matter', () => {
  it('names the file in errors', async () => {
    const fails = () => Promise.reject(new Error('bad toml'));
    await expect(parseFrontMatter(text, fails)).rejects.toMatchObject({
      message: '"markdown.parseFrontMatter" failed: bad toml',
      details: { file: text.file },
    });
  });

  it('must give front matter and text', async () => {
    // invalid on purpose, as a user may write it
    const halfDone = (() => Promise.resolve({ frontMatter: {} })) as never;
    await expect(parseFrontMatter(text, halfDone)).rejects.toThrow('must return { frontMatter, content }');
  });
});
