/** What needs none of the site's data, by way of the public entry. */
export { useColorMode, useStorageSlot, useWindowSize } from '../../src/theme-common.js';
export { useHistory, useLocation } from '../../src/react/format/router.js';
