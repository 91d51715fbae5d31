import { afterEach, expect, it, vi } from 'vitest';
import { keepClicks } from './keep-clicks.js';

afterEach(() => void vi.unstubAllGlobals());

/** A page in which a module has not come. Returns whether the page is loaded again, and what tells the reader is not needed. */
function fail(storage: Partial<Storage>) {
  const reload = vi.fn<() => void>();
  const page = Object.assign(new EventTarget(), { documentElement: { hasAttribute: () => false } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { pathname: '/docs', reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem() {}, ...storage });
  keepClicks(undefined).repeat();
  const failed = new CustomEvent('dactyl:failed', { cancelable: true, detail: new Error('A module did not come.') });
  page.dispatchEvent(failed);
  return { reloads: reload.mock.calls.length, isHandled: failed.defaultPrevented };
}

it('loads a page again once', () => {
  let text: string | null = null;
  const storage = { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
  expect(fail(storage)).toEqual({ reloads: 1, isHandled: true });
  expect(fail(storage)).toEqual({ reloads: 0, isHandled: false });
});

it('loads no page again of which it cannot note that it was', () => {
  const setItem = () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  expect(fail({ setItem })).toEqual({ reloads: 0, isHandled: false });
});

it('goes on where the storage holds what nobody can read', () => {
  expect(fail({ getItem: () => '{"pathname":', setItem() {} })).toEqual({ reloads: 1, isHandled: true });
});
