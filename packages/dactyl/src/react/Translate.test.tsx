import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Interpolate, { interpolate } from './Interpolate.js';
import Translate, { translate } from './Translate.js';
import { setTranslations } from './translations.js';

beforeEach(() => setTranslations({ greet: '你好 {name}', Plain: '普通' }));
afterEach(() => setTranslations({}));

describe('a UI text', () => {
  it.each([
    ['its translation', { id: 'greet', message: 'Hello {name}' }, '你好 Ada'],
    ['the translation of its message, which is its id too', { message: 'Plain' }, '普通'],
    ['its message', { id: 'other', message: 'Other' }, 'Other'],
    ['its id', { id: 'bare' }, 'bare'],
  ])('is %s', (_, text, expected) => {
    expect(translate(text, { name: 'Ada' })).toBe(expected);
  });

  it('may hold elements', () => {
    const html = renderToStaticMarkup(
      <Translate id="greet" values={{ name: <b>Ada</b> }}>
        {'Hello {name}'}
      </Translate>,
    );
    expect(html).toBe('你好 <b>Ada</b>');
  });
});

describe('interpolate', () => {
  it.each([
    ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
    ['{a}{a}', { a: 0 }, '00'],
    ['{missing} {a b}', {}, '{missing} {a b}'],
  ])('%s with %j', (text, values, expected) => {
    expect(interpolate(text, values)).toBe(expected);
  });

  it('escapes values', () => {
    expect(renderToStaticMarkup(<Interpolate values={{ x: '<b>' }}>{'a {x}'}</Interpolate>)).toBe('a &lt;b&gt;');
  });
});
