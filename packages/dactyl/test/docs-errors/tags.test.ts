/** Each mistake in tags of docs, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenDocs, printDocsError } from './print-docs-error.js';

const tags = (text: string): BrokenDocs => ({ files: { 'docs/tags.yml': text } });
const tagged = (options: string): BrokenDocs => ({
  options,
  files: { 'docs/tags.yml': 'intro:\n', 'docs/a.md': '---\ntitle: A\ntags: [intro, itnro, other]\n---\n' },
});

describe('the tags file', () => {
  it.each<[string, BrokenDocs]>([
    ['is missing', { options: `tags: 'labels.yml'` }],
    ['is not read when it is not asked for', { options: 'tags: false', ...tags('[') }],
    ['is no YAML', tags('intro:\n  label: Intro: all\n')],
    ['is a list', tags('- intro\n')],
    ['has an unknown key', tags('intro:\n  label: Intro\n  lable: Intro\n')],
    ['has values that are not text', tags('intro:\n  label: 2024\n  permalink: true\nother: Other\n')],
    ['has one permalink twice', tags('intro:\n  permalink: /start\nstart:\n')],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});

describe('a tag that the file does not define', () => {
  it.each(['throw', 'warn', 'log', 'ignore'])('onInlineTags: %s', async (severity) => {
    expect(await printDocsError(tagged(`onInlineTags: '${severity}'`))).toMatchSnapshot();
  });

  it('without the option', async () => {
    expect(await printDocsError(tagged(''))).toMatchSnapshot();
  });
});
