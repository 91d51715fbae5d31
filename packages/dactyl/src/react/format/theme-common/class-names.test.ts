import { expect, it } from 'vitest';
import { ThemeClassNames } from './class-names.js';

it('names containers of tabs and of the layout, which other themes use', () => {
  expect(ThemeClassNames.layout.navbar.containerRight).toBe('theme-layout-navbar-right');
  expect(ThemeClassNames.tabs.container).toBe('theme-tabs-container');
});
