/**
 * Whether a site has replaced the icons on the buttons of code blocks. Ours are CSS and therefore also work in finished
 * HTML.
 */
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import { default as OwnCopy } from '../Icon/Copy.js';
import { default as OwnSuccess } from '../Icon/Success.js';
import { default as OwnWordWrap } from '../Icon/WordWrap.js';

export const REPLACES_COPY_ICONS = IconCopy !== OwnCopy || IconSuccess !== OwnSuccess;
export const REPLACES_WRAP_ICON = IconWordWrap !== OwnWordWrap;
