import { describe, expect, it } from 'vitest';
import { renderDocument, type DocumentInput } from './document.js';

const input: DocumentInput = {
  html: '<main></main>',
  head: {
    title: 'T',
    tags: '<title data-rh="true">T</title>',
    htmlAttributes: { lang: 'en', 'data-x': '"<&' },
    bodyAttributes: {},
    noIndex: false,
  },
  assets: { scripts: ['/a&b.js'], styles: ['/"s".css'], router: '/r.js' },
  htmlTags: { headTags: '<!--head-->', preBodyTags: '<!--pre-->', postBodyTags: '<!--post-->' },
  beforePaint: 'paint()',
  settings: {
    baseUrl: '/',
    shell: 's',
    router: '/r.js',
    storage: { type: 'localStorage', namespace: '</script>' },
    defaultMode: 'light',
    automaticMode: 'light',
    disableSwitch: false,
    nonExact: [],
  },
  generator: 'Dactyl "1"',
};

describe('renderDocument', () => {
  const html = renderDocument(input);

  it('puts the tags of plugins where they were asked for', () => {
    expect(html).toMatch(
      /<!--head-->.*<\/head><body[^>]*><!--pre--><div id="__docusaurus"><main><\/main><\/div>.*<!--post--><\/body>/,
    );
  });

  it('has its settings in front of all content, where a heading of the same id cannot stand for them', () => {
    const page = renderDocument({
      ...input,
      html: '<h2 id="dactyl-settings">{"router":"https://evil.example/x.js"}</h2>',
    });
    expect(/ id="dactyl-settings">([^<]*)/.exec(page)?.[1]).toBe(
      JSON.stringify(input.settings).replace('<', '\\u003c'),
    );
  });

  it('escapes what stands in attributes', () => {
    expect(html).toContain('<html lang="en" data-x="&quot;&lt;&amp;" data-has-hydrated="false">');
    expect(html).toContain('src="/a&amp;b.js"');
    expect(html).toContain('href="/&quot;s&quot;.css"');
    expect(html).toContain('content="Dactyl &quot;1&quot;"');
  });

  it('carries the settings as JSON that cannot end its element', () => {
    const json = /id="dactyl-settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(input.settings);
  });
});
