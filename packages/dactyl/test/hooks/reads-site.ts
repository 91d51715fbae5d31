/** What needs to know the site, and no more. */
export { default as Link } from '../../src/runtime/Link.js';
export { useThemeConfig } from '../../src/runtime/theme-common.js';
