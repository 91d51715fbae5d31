import { expect, it } from 'vitest';
import { chosenVersions, readChosen, versionName, withChosen, writeChosen } from './chosen-filters.js';

it('filters are parameters of a URL, beside others', () => {
  const chosen = readChosen('?q=a+b&section=A+%26+B&type=blog&tag=&version=1.0&version-api=2&versions=3&page=4');
  expect(chosen).toEqual({ section: 'A & B', type: 'blog', version: '1.0', 'version-api': '2' });
  expect(readChosen(`?q=x${writeChosen(chosen)}`)).toEqual(chosen);
  expect(writeChosen({})).toBe('');
});

it('versions are those of docs instances', () => {
  expect(chosenVersions({ version: '1.0', 'version-api': '2', tag: 'x' })).toEqual({ default: '1.0', api: '2' });
  expect(chosenVersions({ tag: 'x' })).toBeUndefined();
  expect([versionName('default'), versionName('api')]).toEqual(['version', 'version-api']);
});

it('an empty choice takes a filter away', () => {
  expect(withChosen({ tag: 'x', type: 'doc' }, 'tag', '')).toEqual({ type: 'doc' });
});
