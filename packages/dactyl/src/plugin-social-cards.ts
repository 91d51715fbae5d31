/** Public entry `dactyl/plugin-social-cards`: an image for each page, to be shared with. Re-exports only. */
export { default } from './plugins/social-cards/index.js';
export type { SocialCard, SocialCardColors } from './plugins/social-cards/types.js';
