import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.js';
import { SiteError } from './site-error.js';

function fault(text: string): string {
  try {
    parseJson({ text, file: '/site/a.json', what: 'The file' });
    return 'none';
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return `${error.details.line}:${error.details.column} ${error.message.replace('The file is not valid JSON: ', '')}`;
  }
}

describe('parseJson', () => {
  it.each([['{"a": [1, -2.5e3, "x\\u00e9\\n", true, null]}'], ['[]'], ['{}'], [' "text" '], ['\uFEFF1']])(
    'reads %j',
    (text) => {
      expect(parseJson({ text, file: '', what: '' })).toEqual(JSON.parse(text.replace('\uFEFF', '')));
    },
  );

  it.each([
    ['["2.0",\n "1.0",\n]', '2:7 the comma before "]" is too many.'],
    ['{"a": 1,\n  b: 2}', '2:3 a key in double quotes is expected, but found "b".'],
    ['{"a" 1}', '1:6 ":" is expected behind the key, but found "1".'],
    ['[1 2]', '1:4 "," or "]" is expected, but found "2".'],
    ["['a']", '1:2 a value is expected, but found "\'".'],
    ['[a]', '1:2 a value is expected, but found "a".'],
    ['["a]\n', '1:2 the text that starts here has no closing quote.'],
    ['["a\\x"]', '1:4 the backslash starts no escape that JSON knows.'],
    ['{"a": {', '1:8 a key in double quotes is expected, but found the end of the file.'],
    ['', '1:1 a value is expected, but found the end of the file.'],
    ['{} // end', '1:4 nothing may follow the first value, but "/" does.'],
    ['[01]', '1:2 a value is expected, but found "01".'],
    ['["\u0007"]', '1:3 a text cannot hold a control character, such as a tab, as it is.'],
  ])('says what is wrong with %j, and where', (text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  it('refuses what is nested so deeply that a walk over it would overflow', () => {
    expect(fault(`{"a":"[{",\n"b":${'['.repeat(20_000)}`)).toBe(
      '2:204 more than 200 lists or objects lie one inside the other.',
    );
  });

  it('finds a fault wherever the engine finds one', () => {
    const good = '{"a": [1, -2.5e3, "x\\n\\u00e9", true], "b": {"c": null, "d": {}}}';
    for (let at = 0; at < good.length; at++) {
      for (const put of ['', ',', '"', '}', ']', ':', 'x', '0', '\\', '\n', '.', '-', '{']) {
        const text = good.slice(0, at) + put + good.slice(at + 1);
        let isGood = true;
        try {
          JSON.parse(text);
        } catch {
          isGood = false;
        }
        expect(fault(text) === 'none', text).toBe(isGood);
        expect(fault(text), text).not.toContain('it does not parse');
      }
    }
  });
});
