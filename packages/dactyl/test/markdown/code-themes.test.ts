/** Code themes and languages, from the configuration of a site to coloured code. */
import { themes, type PrismTheme } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { prism as prismSchema } from '../../src/node/config/schema/prism.js';
import { prismThemeCss } from '../../src/node/markdown/prism-theme.js';
import { enumerateClasses } from '../../src/node/markdown/token-classes.js';
import { DEFAULT_CODE_THEME } from '../../src/shared/default-code-theme.js';
import type { JsonObject } from '../../src/shared/json.js';
import { highlightOptions } from '../../src/node/site/processor-options.js';
import { blend, contrast } from './contrast.js';
import { testProcessor } from './compile-text.js';

/** What a site with this `themeConfig.prism` gets. */
async function highlighterOf(config: object) {
  const highlight = highlightOptions({ prism: prismSchema.parse(config) as JsonObject });
  const processor = await testProcessor({ highlight });
  const { light, dark } = highlight.themes ?? { light: DEFAULT_CODE_THEME, dark: DEFAULT_CODE_THEME };
  return {
    css: prismThemeCss({ light, dark }),
    render: (code: string, language: string) => processor.renderCodeBlock(code, language, undefined),
  };
}

/** The colour of a token in each mode, by the classes around it and the style sheet. */
function colorsOf(html: string, token: string, css: string): { light?: string; dark?: string } {
  const escaped = token.replaceAll(/[^\w ]/g, String.raw`\$&`);
  const [, classes = ''] = new RegExp(`<span class="([^"]*)">[^<]*?${escaped}[^<]*</span>`).exec(html) ?? [];
  const [, light = ''] = /^:root\{(.*)\}$/m.exec(css) ?? [];
  const [, dark = ''] = /^\[data-theme='dark'\]\{(.*)\}$/m.exec(css) ?? [];
  for (const name of classes.split(' ')) {
    const value = new RegExp(`^\\.${name}\\{color:(.*)\\}$`, 'm').exec(css)?.[1];
    if (value === undefined) continue;
    const [, variable, fallback] = /^var\(([^,]*)(?:,(.*))?\)$/.exec(value) ?? [];
    if (variable === undefined) return { light: value, dark: value };
    const valueIn = (declarations: string) => new RegExp(`(?:^|;)${variable}:([^;]*)`).exec(declarations)?.[1];
    const [inLight, inDark] = [light, dark].map((declarations) => valueIn(declarations) ?? fallback);
    return { ...(inLight !== undefined && { light: inLight }), ...(inDark !== undefined && { dark: inDark }) };
  }
  return {};
}

/** What a theme says of a type of token in JavaScript. */
function ownColor(theme: PrismTheme, type: string): string | undefined {
  return theme.styles.filter(({ types, languages }) => !languages && types.includes(type)).at(-1)?.style.color;
}

describe('a code theme', () => {
  const NAMES = Object.keys(themes).sort() as (keyof typeof themes)[];

  it('is one of twenty', () => {
    expect(NAMES.join(' ')).toBe(
      'dracula duotoneDark duotoneLight github gruvboxMaterialDark gruvboxMaterialLight jettwaveDark jettwaveLight ' +
        'nightOwl nightOwlLight oceanicNext okaidia oneDark oneLight palenight shadesOfPurple synthwave84 ultramin vsDark vsLight',
    );
  });

  it.each(NAMES)('R344–R363 %s is taken from the configuration and colours a sample', async (name) => {
    const theme = themes[name];
    const { css, render } = await highlighterOf({ theme });
    const html = render('// note\nconst a = "text";', 'js');
    for (const [token, type] of [
      ['note', 'comment'],
      ['text', 'string'],
      ['const', 'keyword'],
    ] as const) {
      const color = ownColor(theme, type);
      expect(colorsOf(html, token, css).light, type).toBe(color);
    }
    expect(css).toContain(`--prism-background-color:${theme.plain.backgroundColor}`);
    expect(css).toContain(`--prism-color:${theme.plain.color}`);
    expect(new Set(['comment', 'string', 'keyword'].map((type) => ownColor(theme, type))).size).toBeGreaterThan(1);
  });

  it('has another one beside it for dark mode, in the same HTML', async () => {
    const { css, render } = await highlighterOf({ theme: themes.github, darkTheme: themes.dracula });
    const html = render('const a = "text";', 'js');
    expect(colorsOf(html, 'text', css)).toEqual({
      light: ownColor(themes.github, 'string'),
      dark: ownColor(themes.dracula, 'string'),
    });
    expect(html).not.toContain('style=');
  });

  it('R364 is that of Visual Studio, in its dark colours, when a site names none', async () => {
    const { css, render } = await highlighterOf({});
    const html = render('const a = "text";', 'js');
    expect(css).toContain('--prism-background-color:#1E1E1E');
    expect(colorsOf(html, 'const', css).light).toBe(ownColor(themes.vsDark, 'keyword'));
    expect(colorsOf(html, 'text', css)).toEqual({
      light: ownColor(themes.vsDark, 'string'),
      dark: ownColor(themes.vsDark, 'string'),
    });
  });
});

describe('the default theme', () => {
  it('is the dark one of Visual Studio as prism-react-renderer has it, and then what makes it readable', () => {
    const { plain, styles } = DEFAULT_CODE_THEME;
    expect(plain).toEqual(themes.vsDark.plain);
    expect(styles.slice(0, themes.vsDark.styles.length)).toEqual(themes.vsDark.styles);
    expect(styles.slice(themes.vsDark.styles.length).map(({ style }) => style.color)).toEqual([
      '#8bb574',
      '#8aa0e0',
      '#e08585',
      '#a3a3a3',
    ]);
  });

  it('has a contrast of at least 4.5:1, on marked lines and in a diff too', () => {
    const background = String(DEFAULT_CODE_THEME.plain.backgroundColor);
    // The colours of marked, added and removed lines in theme/styles, in both modes.
    const MARKS = ['rgb(46 133 85 / 12%)', 'rgb(37 194 160 / 10%)', 'rgb(46 160 67 / 14%)', 'rgb(248 81 73 / 12%)'];
    const surfaces = [background, ...MARKS.map((mark) => blend(mark, background))];
    const colors = enumerateClasses({ light: DEFAULT_CODE_THEME, dark: DEFAULT_CODE_THEME })
      .filter(({ property }) => property === 'color')
      .map(({ light }) => String(light));
    for (const surface of surfaces) {
      const weak = [...colors, String(DEFAULT_CODE_THEME.plain.color)].filter(
        (color) => contrast(color, surface) < 4.5,
      );
      expect(weak, surface).toEqual([]);
    }
  });
});

describe('a language', () => {
  const SAMPLES: Record<string, string> = {
    markup: '<a href="b">c</a>',
    html: '<p>a</p>',
    css: 'a { color: red }',
    js: 'let a = 1',
    ts: 'let a: string',
    jsx: '<A b="c"/>',
    tsx: 'let a = <B<C> d="e"/>',
    yaml: 'a: "b"',
    markdown: '# a',
    graphql: 'query { a }',
    sql: 'SELECT a FROM b',
    json: '{"a": 1}',
    swift: 'let a = "b"',
    kotlin: 'val a = "b"',
    objc: '@interface A : B',
    c: 'int a = 1;',
    cpp: 'class A {};',
    reason: 'let a = "b";',
    rust: 'fn a() {}',
    go: 'func a() {}',
    python: 'def a(): pass',
    java: 'class A {}',
    latex: '\\section{a}',
    haskell: 'module A where',
    powershell: 'Get-Item -Path "a"',
    bash: 'if true; then echo "a"; fi',
    diff: '-a\n+b',
    scss: '$a: red;',
    php: '<?php echo "a";',
    ruby: 'def a; end',
    toml: 'a = "b"',
    docker: 'FROM a',
    csharp: 'class A {}',
    ini: '[a]',
    http: 'GET /a HTTP/1.1',
    nginx: 'server { listen 80; }',
  };
  const isColored = async (language: string, config: object = {}) => {
    const { render } = await highlighterOf({ theme: themes.github, ...config });
    return /<span class="p\d/.test(render(SAMPLES[language] ?? '', language));
  };

  it.each(['markup', 'css', 'js', 'ts', 'jsx', 'tsx'])('R365 %s is highlighted', async (language) => {
    expect(await isColored(language)).toBe(true);
  });
  it.each(['yaml', 'markdown', 'graphql', 'sql', 'json'])('R366 %s is highlighted', async (language) => {
    expect(await isColored(language)).toBe(true);
  });
  it.each(['swift', 'kotlin', 'objc', 'c', 'cpp'])('R367 %s is highlighted', async (language) => {
    expect(await isColored(language)).toBe(true);
  });
  it.each(['reason', 'rust', 'go', 'python'])('R368 %s is highlighted', async (language) => {
    expect(await isColored(language)).toBe(true);
  });
  it.each([
    'java',
    'latex',
    'haskell',
    'powershell',
    'bash',
    'diff',
    'scss',
    'php',
    'ruby',
    'toml',
    'docker',
    'csharp',
  ])('R369 %s is known when it is met, and may be enabled by the configuration', async (language) => {
    expect(await isColored(language)).toBe(true);
    expect(await isColored(language, { additionalLanguages: [language.toUpperCase()] })).toBe(true);
  });

  it('that does not exist is named, with the one that was meant', async () => {
    await expect(highlighterOf({ additionalLanguages: ['bash', 'powershel'] })).rejects.toMatchObject({
      message: 'Prism has no language "powershel".',
      details: { key: 'themeConfig.prism.additionalLanguages[1]', hint: expect.stringContaining('powershell') },
    });
  });
});
