/** Whether a site shows icons of its own on the buttons of code blocks. Ours are CSS, so finished HTML has them too. */
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import { default as OwnCopy } from '../Icon/Copy.js';
import { default as OwnSuccess } from '../Icon/Success.js';
import { default as OwnWordWrap } from '../Icon/WordWrap.js';

export const REPLACES_COPY_ICONS = IconCopy !== OwnCopy || IconSuccess !== OwnSuccess;
export const REPLACES_WRAP_ICON = IconWordWrap !== OwnWordWrap;
