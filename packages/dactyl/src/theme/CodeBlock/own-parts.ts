/** Our own parts of a code block, to detect whether a site has replaced one of them. */
export { default as Container } from './Container.js';
export { default as CopyButton } from './CopyButton.js';
export { default as Line } from './Line.js';
export { default as WordWrapButton } from './WordWrapButton.js';
