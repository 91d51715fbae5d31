import { describe, expect, it } from 'vitest';
import { hoistLateImports } from './late-imports.js';

describe('an @import behind other rules', () => {
  it('comes to the front, and lines stay where they are', () => {
    const css = `/* a */\n@import url('b.css');\n@keyframes x { from { color: red } }\n@import 'c.css' layer(d);\n@import\n  "e;.css";\n.f { g: 'h' }\n`;
    expect(hoistLateImports(css)?.replace(/ +$/gm, '')).toBe(
      `/* a */\n@import url('b.css');\n@import 'c.css' layer(d);@import "e;.css";@keyframes x { from { color: red } }\n\n\n\n.f { g: 'h' }\n`,
    );
  });

  it.each([
    `@charset "utf-8";\n@layer a, b;\n@import 'c.css';\n.d {}`,
    `.a {}\n@import url(https://fonts.example/css?family=A;B);`,
    `.a {}\n@import '//fonts.example/a.css';`,
    `.a {}\n/* @import 'b.css'; */\n.c::after { content: "@import 'd.css';" }`,
    `.a { background: url(data:image/png;base64,x) } .b {}`,
  ])('is not found in %s', (css) => {
    expect(hoistLateImports(css)).toBeUndefined();
  });
});
