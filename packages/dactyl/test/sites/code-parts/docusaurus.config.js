/** A site that replaces parts of the code block, brings files in as text and shows npm commands for others. */
import npmToYarn from 'dactyl/remark-npm2yarn';

const remarkPlugins = [[npmToYarn, { sync: true, converters: ['yarn', ['Ask', (code) => `ask ${code}`]] }]];

export default {
  title: 'Code parts',
  url: 'https://code.example',
  baseUrl: '/',
  themeConfig: { search: false },
  presets: [['classic', { docs: { remarkPlugins }, blog: false, sitemap: false }]],
};
