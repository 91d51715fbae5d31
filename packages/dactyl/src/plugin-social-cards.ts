/** Public entry `dactyl/plugin-social-cards`: an image for each page, to be shared with. Re-exports only. */
export { default } from './features/social-cards/node/index.js';
export type { SocialCard, SocialCardColors } from './features/social-cards/node/types.js';
