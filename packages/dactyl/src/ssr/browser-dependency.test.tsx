import { Fragment, type ElementType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createTestRenderer, siteModule } from '../../test/islands/render.js';
import { FRAMEWORK_TRIGGERS, frameworkTrigger } from '../node/analysis/trigger-table.js';
import * as client from '../client.js';
import * as browserOnly from '../react/BrowserOnly.js';
import * as docs from '../features/docs/react/client.js';
import * as router from '../react/format/router.js';
import * as themeCommon from '../theme-common-internal.js';
import { DefaultColorModeContext } from '../react/format/theme-common/use-color-mode.js';
import * as isBrowser from '../react/use-is-browser.js';
import * as layoutEffect from '../react/use-isomorphic-layout-effect.js';

type Callable = (...args: unknown[]) => unknown;

const MODULES: Record<string, Record<string, unknown>> = {
  '@docusaurus/BrowserOnly': browserOnly,
  '@docusaurus/useIsBrowser': isBrowser,
  '@docusaurus/useIsomorphicLayoutEffect': layoutEffect,
  '@docusaurus/router': router,
  '@docusaurus/theme-common': themeCommon,
  '@docusaurus/plugin-content-docs/client': docs,
  'dactyl/client': client,
};

/** No hooks and no components: they may be called anywhere, where nobody knows for whom. */
const KNOWN_TO_ANALYSIS_ONLY = [
  '@docusaurus/ExecutionEnvironment default',
  '@docusaurus/theme-common createStorageSlot',
  '@docusaurus/theme-common listStorageKeys',
  '@docusaurus/theme-common prefersReducedMotion',
];

const ARGUMENTS: Record<string, unknown[]> = {
  useStorageSlot: ['key'],
  useCollapsible: [{ initialState: true }],
  useTabs: [{ values: [{ value: 'a' }], children: <p key="a" {...{ value: 'a' }} /> }],
  useHistorySelector: [() => ''],
  useBackToTopButton: [{ threshold: 300 }],
};

const listed = Object.entries(FRAMEWORK_TRIGGERS).flatMap(([specifier, names]) =>
  Object.entries(names).map(([name, when]) => ({ specifier, name, when })),
);
const observed = listed.filter(({ specifier, name }) => !KNOWN_TO_ANALYSIS_ONLY.includes(`${specifier} ${name}`));
const unlisted = Object.entries(MODULES).flatMap(([specifier, exports]) =>
  Object.keys(exports)
    .filter((name) => /^use[A-Z]/.test(name) && !frameworkTrigger(specifier, name))
    .map((name) => ({ specifier, name })),
);

const render = createTestRenderer();

/** A component of a site that analysis found nothing about, and that calls a hook or renders a component. */
function evasion(specifier: string, name: string): ReactNode {
  const { jsx, mark } = siteModule('src/Evasion');
  const value = MODULES[specifier]?.[name];
  const isComponent = /^[A-Z]/.test(name) || specifier.endsWith('/BrowserOnly');
  const Evasion = mark(() => {
    if (isComponent)
      return jsx(value as ElementType, { collapsed: false, children: name === 'Collapsible' ? null : () => null });
    try {
      (value as Callable)(...(ARGUMENTS[name] ?? [{}]));
    } catch {
      // Some want a provider around, or data that this site has not.
    }
    return jsx(Fragment, { children: 'x' });
  });
  return (
    <DefaultColorModeContext value="light">
      <Evasion />
    </DefaultColorModeContext>
  );
}

describe('what analysis knows to change in the browser', () => {
  it.each(observed)(
    'is also noticed when it is reached unseen: $name of $specifier',
    async ({ specifier, name, when }) => {
      expect((await render(evasion(specifier, name))).islands).toMatchObject([{ module: 'src/Evasion', when }]);
    },
  );

  it.each(unlisted)('does not contain $name of $specifier', async ({ specifier, name }) => {
    expect((await render(evasion(specifier, name))).islands).toEqual([]);
  });
});

describe('a component of our theme', () => {
  it('stays static when it asks for what CSS decides', async () => {
    const Ours = () => <b>{String(isBrowser.useIsBrowser())}</b>;
    const { jsx, mark } = siteModule('src/Page');
    const Page = mark(() => jsx(Ours, {}));
    expect(await render(<Page />)).toMatchObject({ hydrationMode: 'static', html: '<b>false</b>' });
  });
});

describe('an island', () => {
  it('waits no longer than what it calls unseen', async () => {
    const hooks = { mode: isBrowser.useIsBrowser };
    const { jsx, island } = siteModule('src/Card');
    const Card = island(() => jsx('b', { children: String(hooks.mode()) }), 'event');
    expect((await render(<Card />)).islands).toMatchObject([{ when: 'visible' }]);
  });
});
