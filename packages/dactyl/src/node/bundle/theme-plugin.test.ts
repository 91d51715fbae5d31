import { describe, expect, it } from 'vitest';
import { missingComponent } from './theme-plugin.js';

const site = '/site/src/theme';

describe('a component that is nowhere', () => {
  it('is missing for want of a theme, whoever asks for it', () => {
    const error = missingComponent('@theme/NotFound', { layers: { site, themes: [] }, importer: '/own/PageTree.js' });
    expect(error.message).toBe('The site has no theme, so "@theme/NotFound" is missing.');
    expect(error.details).toEqual({ hint: expect.stringContaining("presets: ['classic']") });
  });

  it('is an import to be corrected where there are themes', () => {
    const layers = { site, themes: ['/theme'] };
    expect(missingComponent('@theme/Layuot', { layers, importer: '/site/src/pages/index.jsx' })).toMatchObject({
      message: 'No theme has the component "@theme/Layuot".',
      details: { file: '/site/src/pages/index.jsx', hint: 'Create src/theme/Layuot.tsx, or correct the import.' },
    });
    expect(missingComponent('@theme/X', { layers, importer: '\0virtual' }).details).not.toHaveProperty('file');
  });
});
