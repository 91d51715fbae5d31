import { describe, expect, it } from 'vitest';
import { editForKey } from './edit-for-key.js';

/** Presses a key in a text in which `|` stands at both ends of the selection, or once at the cursor. */
function press(key: string, marked: string, shiftKey = false): string | undefined {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  const edit = editForKey({ key, shiftKey }, { text, from, to: to === from ? from : to - 1 });
  if (!edit) return undefined;
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [start, end] = edit.select;
  return start === end
    ? `${after.slice(0, start)}|${after.slice(start)}`
    : `${after.slice(0, start)}|${after.slice(start, end)}|${after.slice(end)}`;
}

describe('a key in the editor', () => {
  it.each([
    ['Tab', 'a|b', 'a  |b'],
    ['Tab', 'a|bc|d', 'a  |d'],
    ['Tab', '|a\n\nb|', '  |a\n\n  b|'],
    ['Enter', '  a|', '  a\n  |'],
    ['Enter', '  a {|', '  a {\n    |'],
    ['Enter', '<p>|', '<p>\n  |'],
    ['Enter', '<p/>|', '<p/>\n|'],
    ['Enter', '</p>|', '</p>\n|'],
    ['Enter', '() =>|', '() =>\n|'],
    ['Enter', 'a|b|c', 'a\n|c'],
  ])('%s in %j gives %j', (key, before, after) => {
    expect(press(key, before)).toBe(after);
  });

  it.each([
    ['    a|b', '  a|b'],
    ['  |a\n  b|', '|a\nb|'],
    ['|a', '|a'],
    ['x\n |a', 'x\n|a'],
    ['x\n\t\ta|', 'x\n\ta|'],
  ])('Shift and Tab in %j gives %j', (before, after) => {
    expect(press('Tab', before, true)).toBe(after);
  });

  it.each(['a', 'ArrowDown', 'Escape'])('%s is the text area’s own', (key) => {
    expect(press(key, 'a|b')).toBeUndefined();
  });
});
