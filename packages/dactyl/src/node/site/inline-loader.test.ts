import { describe, expect, it } from 'vitest';
import { parseLoaderImport, withTarget } from './inline-loader.js';

describe('parseLoaderImport', () => {
  it.each([
    ['!!raw-loader!./a.txt', { loader: 'raw-loader', target: './a.txt', form: 'raw' }],
    ['!!yaml-loader!@site/a.yaml', { loader: 'yaml-loader', target: '@site/a.yaml', form: 'yaml' }],
    ['-!url-loader?limit=1!../a.png', { loader: 'url-loader', target: '../a.png', form: 'url' }],
    ['file-loader!./a.pdf', { loader: 'file-loader', target: './a.pdf', form: 'url' }],
    [
      '!!style-loader!css-loader?x=1!./a.css',
      { loader: 'style-loader!css-loader', target: './a.css', form: undefined },
    ],
  ])('of %s', (specifier, expected) => {
    expect(parseLoaderImport(specifier)).toEqual(expected);
  });

  it.each(['./a.txt', '@theme/Tabs', 'package', 'virtual:dactyl/styles', './wow!'])(
    '%s is an ordinary import',
    (specifier) => {
      expect(parseLoaderImport(specifier)).toBeUndefined();
    },
  );
});

it('withTarget writes one form, whatever the original prefix was', () => {
  const found = parseLoaderImport('-!raw-loader?esModule=false!./a.txt');
  expect(found && withTarget(found, '@site/docs/a.txt')).toBe('!!raw-loader!@site/docs/a.txt');
});
