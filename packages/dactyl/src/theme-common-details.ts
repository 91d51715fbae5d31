/** Public entry: `@docusaurus/theme-common/Details`. The original, because a replacement of it may wrap it. */
export { default as Details } from '@theme-original/Details';
