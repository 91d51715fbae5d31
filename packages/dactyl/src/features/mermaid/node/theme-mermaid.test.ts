import { describe, expect, it } from 'vitest';
import { createPluginContext, createRecordingLogger, createSiteConfig } from '../../../../test/plugin-context.js';
import themeMermaid from './index.js';

const check = (mermaid: unknown) => {
  const themeConfig = { navbar: { title: 'Kept' }, ...(mermaid === undefined ? {} : { mermaid }) };
  // The cast: the wrong shapes are what the test is about.
  return Reflect.apply(themeMermaid.validateThemeConfig as () => unknown, undefined, [{ themeConfig }]);
};

describe('themeConfig.mermaid', () => {
  it('has a theme for each colour mode, and keeps what it does not know', () => {
    expect(check(undefined)).toEqual({
      navbar: { title: 'Kept' },
      mermaid: { theme: { light: 'default', dark: 'dark' }, options: {} },
    });
    expect(check({ theme: { light: 'forest' }, options: { maxTextSize: 50 } })).toMatchObject({
      mermaid: { theme: { light: 'forest', dark: 'dark' }, options: { maxTextSize: 50 } },
    });
  });

  it.each([
    [{ theme: 'dark' }, /"themeConfig\.mermaid\.theme" must be an object, but is "dark"/],
    [{ theme: { ligth: 'dark' } }, /"themeConfig\.mermaid\.theme\.ligth" is not a known option/],
    [{ config: {} }, /"themeConfig\.mermaid\.config" is not a known option/],
    [{ options: [] }, /"themeConfig\.mermaid\.options" must be an object/],
  ])('%j is explained', (mermaid, message) => {
    expect(() => check(mermaid)).toThrow(message);
  });
});

describe('the theme without markdown.mermaid', () => {
  const warningsOf = (mermaid: boolean, locale: string) => {
    const markdown = { ...createSiteConfig().markdown, mermaid };
    // The package is looked for from here.
    const context = createPluginContext({ siteDir: import.meta.dirname, siteConfig: { markdown }, locale });
    const logger = createRecordingLogger();
    void themeMermaid({ ...context, unstable_logger: logger }, { id: 'default' });
    return logger.warnings;
  };

  it('says once that diagrams are code blocks', () => {
    expect(warningsOf(false, 'en')).toEqual([
      expect.stringContaining(
        'docusaurus.config.js names the theme for diagrams, but "markdown.mermaid" is not set: diagrams show their source.',
      ),
    ]);
    expect(warningsOf(false, 'zh')).toEqual([]);
    expect(warningsOf(true, 'en')).toEqual([]);
  });
});
