import { describe, expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import { errorText } from '../../react/format/theme-common/error-messages.js';
import { UsageError } from '../../react/format/theme-common/usage-error.js';
import { fromPlainError, isUsageOnPage, toPlainError } from './plain-error.js';

const travel = (error: unknown) => structuredClone(toPlainError(error, { file: '/site/a.mdx' }));

describe('an error that crosses threads', () => {
  it('keeps its place when a person can mend it', () => {
    const error = fromPlainError(travel(new SiteError('Wrong.', { line: 3, hint: 'Mend it.', cause: new Error('x') })));
    expect(error).toBeInstanceOf(SiteError);
    expect(error).toMatchObject({ message: 'Wrong.', details: { file: '/site/a.mdx', line: 3, hint: 'Mend it.' } });
  });

  it('becomes one that a person can mend when a component was used wrongly', () => {
    const plain = travel(new UsageError('No tab.', { hint: 'Values: a.' }));
    expect(isUsageOnPage(plain)).toBe(true);
    expect(fromPlainError(plain)).toMatchObject({
      message: 'No tab.',
      details: { file: '/site/a.mdx', hint: 'Values: a.' },
    });
  });

  it('names no page file when the mistake is in the configuration', () => {
    const plain = travel(new UsageError('No type.', { key: 'themeConfig.navbar.items' }));
    expect(isUsageOnPage(plain)).toBe(false);
    expect(plain.details).toEqual({ key: 'themeConfig.navbar.items' });
  });

  it('keeps its name and stack otherwise, whatever was thrown', () => {
    const bug = new TypeError('x is undefined');
    expect(fromPlainError(travel(bug))).toMatchObject({ name: 'TypeError', message: bug.message, stack: bug.stack });
    expect(fromPlainError(travel('text'))).toMatchObject({ message: 'text' });
  });

  it('ends where an error names itself, or one that it caused, as its cause', () => {
    const [outer, inner] = [new Error('outer'), new Error('inner')];
    outer.cause = inner;
    inner.cause = outer;
    expect(travel(outer)).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
    expect(travel(outer).cause).not.toHaveProperty('cause');
    expect(errorText(outer, 'Cause:')).toBe('outer\n\nCause:\ninner');
    outer.cause = outer;
    expect(travel(outer)).not.toHaveProperty('cause');
    expect(errorText(outer, 'Cause:')).toBe('outer');
  });
});
