import { describe, expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';
import { PAGE_KINDS } from '../setup/page-kinds.js';
import { violationsInAllSettings } from './axe.js';

describe('accessibility in Chinese', () => {
  it.for(PAGE_KINDS)('holds in light and dark, on desktops and phones: $name', async ({ path }, { open }) => {
    const page = await open(`${inject('builtSite')}/zh${path}`, { reducedMotion: 'reduce' });
    expect(await violationsInAllSettings(page)).toEqual({});
  });
});
