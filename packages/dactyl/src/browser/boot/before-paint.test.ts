import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { RESERVED_ATTRIBUTES } from '../../shared/reserved-attributes.js';
import { type BeforePaintOptions, beforePaintScript } from './before-paint.js';

const OPTIONS: BeforePaintOptions = {
  storage: { type: 'localStorage', namespace: '' },
  automaticMode: 'light',
  disableSwitch: false,
};

interface Visitor {
  search?: string;
  stored?: Record<string, string>;
  dark?: boolean;
  /** Groups of tabs in the page. */
  tabs?: string[];
}

interface Loaded {
  attributes: Record<string, string>;
  /** What is stored now. */
  stored(): Record<string, string>;
  /** The document has been read. */
  complete(): void;
}

/** Attributes of `<html>` after the script has run, before the document is complete. */
function run(options: Partial<BeforePaintOptions>, { search = '', stored = {}, dark = false }: Visitor = {}) {
  return load(options, { search, stored, dark }).attributes;
}

function load(
  options: Partial<BeforePaintOptions>,
  { search = '', stored = {}, dark = false, tabs = [] }: Visitor,
): Loaded {
  const listeners: (() => void)[] = [];
  const attributes: Record<string, string> = {};
  const values = new Map(Object.entries(stored));
  const context = createContext({
    document: {
      documentElement: { setAttribute: (name: string, value: unknown) => (attributes[name] = String(value)) },
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      querySelectorAll: () => tabs.map((group) => ({ getAttribute: () => group })),
    },
    location: { search },
    matchMedia: () => ({ matches: dark }),
    URLSearchParams,
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  });
  context.window = context;
  runInContext(beforePaintScript({ ...OPTIONS, ...options }), context);
  const complete = () => {
    for (const listener of listeners) listener();
  };
  return { attributes, stored: () => Object.fromEntries(values), complete };
}

/** Attributes of a mode, and of what it comes from. */
const shown = (mode: string, choice = mode) => ({ 'data-theme': mode, 'data-theme-choice': choice });

describe('beforePaintScript', () => {
  it('says that the page is ready when the document is complete, after the modules', () => {
    const { attributes, complete } = load({}, {});
    expect(attributes).not.toHaveProperty('data-has-hydrated');
    complete();
    expect(attributes['data-has-hydrated']).toBe('true');
  });

  it('ignores colour modes other than light and dark in the URL and the storage', () => {
    const stored = { theme: 'dark' };
    expect(run({}, { search: '?docusaurus-theme=twilight', stored })).toEqual(shown('dark'));
    expect(run({}, { search: '?docusaurus-theme=' })).toEqual(shown('light'));
    expect(run({ automaticMode: 'dark' }, { stored: { theme: 'system' } })).toEqual(shown('dark'));
  });

  it('takes the colour mode from the URL, the storage, the system or the configuration, in this order', () => {
    const system = { automaticMode: 'system' } as const;
    expect(run({})).toEqual(shown('light'));
    expect(run({ automaticMode: 'dark' })).toEqual(shown('dark'));
    expect(run(system, { dark: true })).toEqual(shown('dark', 'system'));
    expect(run(system)).toEqual(shown('light', 'system'));
    expect(run(system, { dark: true, stored: { theme: 'light' } })).toEqual(shown('light'));
    const all = { dark: true, stored: { theme: 'light' }, search: '?docusaurus-theme=dark' };
    expect(run(system, all)).toEqual(shown('dark'));
    expect(run({ disableSwitch: true }, { stored: { theme: 'dark' } })).toEqual(shown('light'));
  });

  it('hides an announcement only while it is the one that was closed', () => {
    const name = 'data-announcement-bar-initially-dismissed';
    const stored = { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'a' };
    expect(run({ announcementId: 'a' }, { stored })[name]).toBe('true');
    expect(run({ announcementId: 'b' }, { stored })[name]).toBe('false');
    expect(run({ announcementId: 'b' })[name]).toBe('false');
    expect(run({}, { stored })).not.toHaveProperty(name);
  });

  it('moves values to the names with a namespace, before it reads them, and leaves newer ones', () => {
    const namespaced = {
      storage: { type: 'localStorage', namespace: '-ns' },
      storageKeys: ['docs-preferred-version-default'],
    } as const;
    const stored = { theme: 'dark', 'docs-preferred-version-default': '1.0', 'docusaurus.tab.pm': 'npm', other: 'x' };
    const page = load(namespaced, { stored, tabs: ['', 'pm'] });
    expect(page.attributes['data-theme']).toBe('dark');
    page.complete();
    const moved = { 'theme-ns': 'dark', 'docs-preferred-version-default-ns': '1.0', 'docusaurus.tab.pm-ns': 'npm' };
    expect(page.stored()).toEqual({ ...moved, other: 'x' });
    expect(load(namespaced, { stored: { theme: 'dark', 'theme-ns': 'light' } }).stored()).toEqual({
      'theme-ns': 'light',
    });
    expect(load({}, { stored }).stored()).toEqual(stored);
  });

  it('hands attributes of the URL to style sheets, but none whose value a script would take for the site’s own', () => {
    const wanted = '?docusaurus-data-mode=embed&docusaurus-data-toc=false';
    const reserved = [...RESERVED_ATTRIBUTES, 'SEARCH', 'Search-Page'];
    const search = reserved.reduce((query, name) => `${query}&docusaurus-data-${name}=x`, wanted);
    expect(run({}, { search })).toEqual({ ...shown('light'), 'data-mode': 'embed', 'data-toc': 'false' });
    expect(run({}, { search: '?docusaurus-data-search-box=no' })['data-search-box']).toBe('no');
  });

  it('cannot be ended by a configured text', () => {
    expect(beforePaintScript({ ...OPTIONS, announcementId: '</script>' })).not.toContain('</script>');
  });
});
