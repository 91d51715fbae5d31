/** What needs to know the site, and no more. */
export { default as Link } from '../../src/react/Link.js';
export { useThemeConfig } from '../../src/theme-common.js';
