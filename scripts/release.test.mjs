import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { checkVersion, closeSection, PLACES, withVersion } from './release.mjs';
import { ROOT } from './repository.mjs';

describe('a release', () => {
  it.each([
    ['3.6.4', '3.6.3'],
    ['3.10.0', '3.9.12'],
    ['4.0.0', '3.6.3'],
  ])('may be %s after %s', (version, before) => {
    expect(() => checkVersion(version, before)).not.toThrow();
  });

  it.each([
    ['3.6.3', 'is not newer than 3.6.3'],
    ['3.5.9', 'is not newer than 3.6.3'],
    ['next', '"next" is no version'],
    ['', 'Write three numbers'],
  ])('cannot be %j', (version, message) => {
    expect(() => checkVersion(version, '3.6.3')).toThrow(message);
  });

  it('makes a section of what is unreleased', () => {
    const text = closeSection('# Changelog\n\n## Unreleased\n\n- One.\n', { version: '3.6.4', date: '2026-11-27' });
    expect(text).toBe('# Changelog\n\n## Unreleased\n\n## 3.6.4 (2026-11-27)\n\n- One.\n');
  });

  it('has something to say', () => {
    const empty = '# Changelog\n\n## Unreleased\n\n## 3.6.3 (2026-11-01)\n\n- One.\n';
    expect(() => closeSection(empty, { version: '3.6.4', date: '' })).toThrow('says nothing below "Unreleased"');
  });

  it('finds the version in each file', () => {
    for (const [file, place] of Object.entries(PLACES)) {
      const text = withVersion(readFileSync(join(ROOT, file), 'utf8'), { place, version: '9.9.9' });
      expect(text.split('9.9.9'), file).toHaveLength(file === 'package-lock.json' ? 3 : 2);
    }
  });
});
