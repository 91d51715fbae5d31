import { expect, it } from 'vitest';
import { createMissedMessages } from './missed-messages.js';

it('tells a page what came after it was asked for, and forgets it after a minute', () => {
  let now = 0;
  const messages = createMissedMessages(() => now);
  const at = (time: number, name: string) => {
    now = time;
    messages.note({ type: 'custom', event: name, data: {} });
  };
  at(1000, 'first');
  at(2000, 'second');
  now = 2100;
  const names = (age: number) =>
    messages.since(age).map((payload) => ('event' in payload ? payload.event : payload.type));
  expect([names(50), names(100), names(1500)]).toEqual([[], ['second'], ['first', 'second']]);
  at(61_500, 'third');
  expect(names(70_000)).toEqual(['second', 'third']);
});
