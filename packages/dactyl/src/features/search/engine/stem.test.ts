import { describe, expect, it } from 'vitest';
import { stemOf } from './stem.js';

describe('the stem of a word', () => {
  it.each([
    ['version', 'versions', 'versioned', 'versioning'],
    ['plugin', 'plugins'],
    ['config', 'configs'],
    ['configure', 'configured', 'configuring', 'configuration', 'configurations'],
    ['translate', 'translated', 'translation', 'translating'],
    ['install', 'installed', 'installing', 'installation'],
    ['deploy', 'deploys', 'deployed', 'deployment'],
    ['policy', 'policies'],
    ['run', 'running', 'runs'],
    ['create', 'creating', 'creates', 'created'],
    ['box', 'boxes'],
    ['generate', 'generating', 'generated'],
  ])('is that of all its forms: %s', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['class', 'clas'],
    ['status', 'statu'],
    ['this', 'thi'],
    ['sidebar', 'side'],
    ['string', 'str'],
    ['analysis', 'analyz'],
  ])('keeps words apart that are none: %s, %s', (word, other) => {
    expect(stemOf(word)).not.toBe(other);
  });

  it('is the beginning of the word, and the word itself where it is short or no English', () => {
    for (const word of ['policies', 'running', 'versions', 'installation'])
      expect(word.startsWith(stemOf(word))).toBe(true);
    for (const word of ['css', 'ing', '代码', 'übungen', 'colormode2']) expect(stemOf(word)).toBe(word);
  });
});
