import { describe, expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';
import { PAGE_KINDS } from '../setup/page-kinds.js';
import { violationsInAllSettings } from './axe.js';

describe.each(PAGE_KINDS)('accessibility of $name', ({ path }) => {
  it.for(['', '/zh'])('holds in light and dark, on desktops and phones, below "%s/"', async (locale, { open }) => {
    const page = await open(`${inject('builtSite')}${locale}${path}`, { reducedMotion: 'reduce' });
    expect(await violationsInAllSettings(page)).toEqual({});
  });
});
