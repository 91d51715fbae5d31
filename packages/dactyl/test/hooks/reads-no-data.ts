/** What needs none of the site's data, by way of the public entry. */
export { useColorMode, useStorageSlot, useWindowSize } from '../../src/runtime/theme-common.js';
export { useHistory, useLocation } from '../../src/runtime/router.js';
