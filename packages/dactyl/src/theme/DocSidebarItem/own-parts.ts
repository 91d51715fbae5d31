/** Parts of a sidebar as they are here, to compare with what their public names lead to on a site. */
export { default as Category } from './Category.js';
