/** The pages of `hooks.browser.test.ts`: components beside markup that belongs to the boot script. */
import type { HooksPage } from './site.js';

const DEFAULT_TABS = `<div data-tabs="pm" data-query=""><ul role="tablist">
  <li role="tab" id="npm" data-value="npm" tabindex="0" aria-selected="true">npm</li>
  <li role="tab" id="pnpm" data-value="pnpm" tabindex="-1" aria-selected="false">pnpm</li></ul>
  <div><div role="tabpanel" data-value="npm">with npm</div><div role="tabpanel" data-value="pnpm" hidden>with pnpm</div></div></div>`;
const mainOf = (title: string) => `<main><h1>${title}</h1><a id="to-a" href="/a">a</a><p id="end">end</p></main>`;
const HEAD =
  '<meta data-rh="true" name="description" content="Counted to 0"><meta data-rh="true" name="robots" content="noindex">';

export const PAGES: Record<string, HooksPage> = {
  '/data': { component: 'Data' },
  '/mode': {
    component: 'ColorMode',
    html: '<button id="default" data-color-mode-toggle data-next-light="dark" data-next-dark="light" data-label-light="now light" data-label-dark="now dark"></button>',
  },
  '/tabs': { component: 'TabsOfOnesOwn', html: DEFAULT_TABS },
  '/menu': {
    component: 'Menu',
    html: `<button id="default" popovertarget="dactyl-menu">menu</button><div id="dactyl-menu" popover>Menu</div>
      <div data-announcement="a1">News</div>`,
  },
  '/storage': { component: 'Storage' },
  '/a': { component: 'Places', html: mainOf('A') },
  '/b': { component: 'Places', html: mainOf('B') },
  '/c': { component: 'Places', html: mainOf('C') },
  '/away': { component: 'GoesElsewhere' },
  '/routes': { component: 'Routes', html: mainOf('Routes') },
  '/head': { component: 'Counting', html: mainOf('Head'), parts: { title: 'Count 0', head: HEAD } },
  '/other-head': {
    component: 'Counting',
    html: mainOf('Other'),
    parts: { title: 'Other', head: '<meta data-rh="true" name="description" content="Other">' },
  },
  '/opens': { component: 'Opens' },
};
