import { describe, expect, it } from 'vitest';
import { tagsOf } from './search-tags.js';

const LATEST = { default: '2.0', tests: '1.0', 'tests-more': '3.0' };
const none = () => undefined;

describe('what is searched', () => {
  it('is the latest version of all docs, on a page that belongs to none', () => {
    expect(tagsOf('default', LATEST, none)).toEqual([
      'default',
      'docs-default-2.0',
      'docs-tests-1.0',
      'docs-tests-more-3.0',
    ]);
  });

  it('is the version of the page, and of other docs the one that the reader prefers', () => {
    const preferred = (id: string) => (id === 'default' ? undefined : '0.9');
    expect(tagsOf('docs-default-current', LATEST, preferred)).toEqual([
      'default',
      'docs-default-current',
      'docs-tests-0.9',
      'docs-tests-more-0.9',
    ]);
  });

  it('does not confuse ids of which one begins with the other', () => {
    expect(tagsOf('docs-tests-more-2.0', LATEST, none)).toEqual([
      'default',
      'docs-default-2.0',
      'docs-tests-1.0',
      'docs-tests-more-2.0',
    ]);
  });
});
