import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { namedTokenTypes } from './named-token-types.js';

it('finds types of tokens in style sheets of a site, and in what these import', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, css: string) => {
    writeFileSync(path.join(folder, name), css);
    return path.join(folder, name);
  };
  file('prism.css', `.token.comment, code .token.attr-name.x { color: red } .my-token.a, .tokens.b { top: 0 }`);
  const sheet = file(
    'custom.scss',
    `@import './prism.css'; /* .token.not { } */ .token { color: blue; &.keyword { top: 0 } } .token, .token::before { top: 0 }`,
  );
  expect(await namedTokenTypes([sheet, path.join(folder, 'gone.css')])).toEqual(['attr-name', 'comment', 'keyword']);
});
