/** The parts of a code block as they are here, to compare with what their public names lead to on a site. */
export { default as Container } from './Container.js';
export { default as CopyButton } from './CopyButton.js';
export { default as Line } from './Line.js';
export { default as WordWrapButton } from './WordWrapButton.js';
