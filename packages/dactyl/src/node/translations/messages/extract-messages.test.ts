import { describe, expect, it } from 'vitest';
import { parseModule } from '../../bundle/islands/parse-module.js';
import { extractMessages } from './extract-messages.js';

function extract(code: string, file = '/site/src/page.tsx') {
  const isTranslateModule = (specifier: string) => ['@docusaurus/Translate', 'dactyl/client'].includes(specifier);
  return extractMessages({ file, code, parse: parseModule, isTranslateModule });
}

/** Id → text, with ` | description`. */
function texts(code: string, file?: string): Record<string, string> {
  const { messages, problems } = extract(code, file);
  expect(problems).toEqual([]);
  return Object.fromEntries(
    messages.map(({ id, message, description }) => [
      id,
      description === undefined ? message : `${message} | ${description}`,
    ]),
  );
}

const IMPORT = "import Translate, { translate } from '@docusaurus/Translate';\n";

describe('translate()', () => {
  it('gives id, text and description', () => {
    const code = `${IMPORT}translate({ id: 'a', message: 'Hello {name}', description: 'Greets' }, { name: user });`;
    expect(texts(code)).toEqual({ a: 'Hello {name} | Greets' });
  });

  it.each([
    ["translate({ message: 'Hello' })", { Hello: 'Hello' }],
    ["translate({ id: 'only.id' })", { 'only.id': 'only.id' }],
    ["translate({ id: 'a', message: 'Hel' + 'lo' + ` you` })", { a: 'Hello you' }],
    ["translate({ id: 'a', message: `Two\\nlines` })", { a: 'Two\nlines' }],
    ["translate({ 'id': 'a', message: ('Hello' as string) })", { a: 'Hello' }],
    ["translate({ id: 'a', message: 'x' } as const)", { a: 'x' }],
    [
      "const go = () => <a title={translate({ id: 'a', message: 'x' })}>{[1].map(() => translate({ message: 'y' }))}</a>",
      { a: 'x', y: 'y' },
    ],
  ])('%s', (code, expected) => {
    expect(texts(IMPORT + code)).toEqual(expected);
  });

  it('knows the constants at the top of the file', () => {
    const code = `${IMPORT}const PREFIX = 'home.';\nexport const TITLE = { id: PREFIX + 'title', message: \`Home\` };
      function Page() { return translate(TITLE) + translate({ id: \`\${PREFIX}text\`, message: 'Text' }); }`;
    expect(texts(code)).toEqual({ 'home.title': 'Home', 'home.text': 'Text' });
  });

  it('counts under the names that the file imports', () => {
    const call = "({ message: 'Hello' });";
    const found = { Hello: 'Hello' };
    expect(texts(`import { translate as t } from '@docusaurus/Translate'; t${call}`)).toEqual(found);
    expect(texts(`import * as i18n from '@docusaurus/Translate'; i18n.translate${call}`)).toEqual(found);
    expect(texts(`import { translate } from 'dactyl/client'; translate${call}`)).toEqual(found);
    expect(texts(`const { translate: t } = require('@docusaurus/Translate'); t${call}`, '/site/src/a.js')).toEqual(
      found,
    );
    expect(texts(`const T = require('@docusaurus/Translate'); (0, T.translate)${call}`, '/site/src/a.js')).toEqual(
      found,
    );
    expect(texts(`import { translate } from './other'; translate${call}`)).toEqual({});
    expect(texts(`import { type translate } from '@docusaurus/Translate'; translate${call}`)).toEqual({});
    expect(texts(`import type { translate } from '@docusaurus/Translate'; translate${call}`)).toEqual({});
  });
});

describe('<Translate>', () => {
  it.each([
    ['<Translate>Hello</Translate>', { Hello: 'Hello' }],
    ['<Translate id="a" description="About">Hello</Translate>', { a: 'Hello | About' }],
    ["<Translate id={'a'} description={`About`}>{'Hello'}</Translate>", { a: 'Hello | About' }],
    ['<Translate id="a" />', { a: 'a' }],
    ['<Translate id="a">\n    Two lines\n    are one text.\n  </Translate>', { a: 'Two lines are one text.' }],
    ['<Translate id="a">\n  {/* why */}\n  {"  kept  "}\n</Translate>', { a: '  kept  ' }],
    ['<Translate id="a">Keeps  two spaces </Translate>', { a: 'Keeps  two spaces ' }],
    [
      '<Translate id="a &amp; b">Caf&eacute; &#169; &lt;b&gt; R&D; &nbsp;</Translate>',
      { 'a & b': 'Café © <b> R&D; \u00A0' },
    ],
    ['<Translate id="a" values={{ name }}>{"Hello {name}"}</Translate>', { a: 'Hello {name}' }],
    [
      '<Translate id="a" values={{ link: <b><Translate id="b">inner</Translate></b> }}>{"See {link}"}</Translate>',
      { a: 'See {link}', b: 'inner' },
    ],
  ])('%s', (code, expected) => {
    expect(texts(`${IMPORT}const page = ${code};`)).toEqual(expected);
  });

  it('is found in compiled code', () => {
    const code = `import { jsx as _jsx } from 'react/jsx-runtime'; import React from 'react';\n${IMPORT}
      _jsx(Translate, { id: 'a', description: 'd', values: { n }, children: 'A' }, 'key');
      React.createElement(Translate, { id: 'b' }, 'B'); React.createElement(Translate, null, 'C');`;
    expect(texts(code, '/site/src/a.js')).toEqual({ a: 'A | d', b: 'B', C: 'C' });
  });
});

describe('what is not known before the code runs', () => {
  it.each([
    [
      'translate({ id, message: "x" })',
      'This text of a message is not known before the code runs: it is left out.',
      '3:18',
    ],
    [
      'translate({ id: `a.${kind}` })',
      'This text of a message is not known before the code runs: it is left out.',
      '3:22',
    ],
    ['translate(message)', 'translate() is called with something else than { id, message }: it is left out.', '3:16'],
    [
      'translate({ ...message })',
      'translate() is called with something else than { id, message }: it is left out.',
      '3:16',
    ],
    ['translate()', 'translate() is called with something else than { id, message }: it is left out.', '3:6'],
    ['<Translate id="a">Hello {name}</Translate>', '<Translate> has several children: it is left out.', '3:6'],
    ['<Translate id="a">Hello <b>you</b></Translate>', '<Translate> has several children: it is left out.', '3:6'],
    [
      '<Translate id="a">{text}</Translate>',
      'This text of a message is not known before the code runs: it is left out.',
      '3:25',
    ],
    ['<Translate></Translate>', 'A message has neither an id nor a text: it is left out.', '3:6'],
  ])('%s', (code, message, place) => {
    const { messages, problems } = extract(`${IMPORT}{\nit = ${code};\n}\ntranslate({ message: 'after' });`);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
    expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
    expect(messages.map(({ id }) => id)).toEqual(['after']);
  });

  it('includes a file that does not parse', () => {
    expect(extract(`${IMPORT}const = 1;`).problems).toMatchObject([
      { line: 1, message: expect.stringContaining('does not parse') },
    ]);
  });
});
