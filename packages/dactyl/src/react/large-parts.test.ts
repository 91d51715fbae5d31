/** An island in the middle of a page, such as an ejected layout of docs, must not bring all docs and sidebars into each page. */
import { expect, it } from 'vitest';
import { noteReads, withPartsRead, type PartsRead } from './large-parts.js';

const VERSION = {
  label: 'Next',
  docs: { a: { title: 'A' }, b: { title: 'B' } },
  docsSidebars: { guide: ['a'], api: ['b'] },
};
const PARTS = ['docs', 'docsSidebars'];

/** What is written into the page, after the server has rendered with this. */
function writtenAfter(render: (version: typeof VERSION) => unknown): unknown {
  const read: PartsRead = new Map();
  render(noteReads(VERSION, PARTS, read) as typeof VERSION); // the same shape
  return withPartsRead(VERSION, PARTS, read);
}

it('writes of a version what was read of its docs and sidebars', () => {
  expect(writtenAfter(({ label }) => label)).toEqual({ label: 'Next', docs: {}, docsSidebars: {} });
  expect(writtenAfter(({ docs }) => docs.a.title)).toEqual({
    label: 'Next',
    docs: { a: { title: 'A' } },
    docsSidebars: {},
  });
  expect(writtenAfter((version) => 'guide' in version.docsSidebars)).toMatchObject({ docsSidebars: { guide: ['a'] } });
});

it('writes all keys after code has listed them', () => {
  expect(writtenAfter(({ docs }) => Object.keys(docs))).toEqual({ ...VERSION, docsSidebars: {} });
});
