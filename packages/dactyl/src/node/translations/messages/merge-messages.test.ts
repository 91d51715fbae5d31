import { describe, expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.js';

const PLAIN = { override: false, messagePrefix: '' };
const file = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, { message }]));

describe('writing messages into a file that exists', () => {
  it('keeps texts, order and unknown messages, and inserts new ones at their place', () => {
    const merged = mergeMessages(
      file({ c: 'C!', old: 'Old', a: 'A!' }),
      file({ first: '1', a: 'A', b: 'B', c: 'C', d: 'D' }),
      PLAIN,
    );
    expect(Object.keys(merged.messages)).toEqual(['first', 'c', 'd', 'old', 'a', 'b']);
    expect(merged.messages).toMatchObject(file({ a: 'A!', c: 'C!', old: 'Old', b: 'B' }));
    expect(merged).toMatchObject({ added: ['first', 'd', 'b'], kept: ['c', 'a'], unknown: ['old'], reset: [] });
  });

  it('takes ids that objects have by nature for ordinary ones', () => {
    const merged = mergeMessages({}, file({ constructor: 'constructor' }), PLAIN);
    expect(merged).toMatchObject({ added: ['constructor'], messages: file({ constructor: 'constructor' }) });
  });

  it('refreshes descriptions, and keeps those of translators', () => {
    const existing = {
      a: { message: 'A!', description: 'stale' },
      b: { message: 'B!', description: 'mine' },
      c: { message: 'C!' },
    };
    const wanted = {
      a: { message: 'A', description: 'fresh' },
      b: { message: 'B' },
      c: { message: 'C', description: 'new' },
    };
    expect(mergeMessages(existing, wanted, PLAIN).messages).toEqual({
      a: { message: 'A!', description: 'fresh' },
      b: { message: 'B!', description: 'mine' },
      c: { message: 'C!', description: 'new' },
    });
  });

  it('puts the prefix before new texts only', () => {
    const merged = mergeMessages(file({ a: 'A!' }), file({ a: 'A', b: 'B' }), { ...PLAIN, messagePrefix: '(fr) ' });
    expect(merged.messages).toEqual(file({ a: 'A!', b: '(fr) B' }));
  });

  it('goes back to the texts of the sources with override', () => {
    const merged = mergeMessages(file({ a: 'A!', b: 'B', old: 'Old' }), file({ a: 'A', b: 'B' }), {
      ...PLAIN,
      override: true,
    });
    expect(merged.messages).toEqual(file({ a: 'A', b: 'B', old: 'Old' }));
    expect(merged).toMatchObject({ reset: ['a'], kept: ['b'], unknown: ['old'] });
  });
});
