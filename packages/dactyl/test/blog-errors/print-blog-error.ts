/** Sites with one mistake in their blog, made of a few files as text. */
import { printLoadError } from '../print-load-error.js';

export interface BrokenBlog {
  /** Options of the blog plugin, as code. */
  options?: string;
  /** Plugins beside the preset, as code. */
  plugins?: string;
  /** Keys of the configuration, as code. */
  config?: string;
  /** Files beside a configuration and one post; `null` takes one of these away. */
  files?: Record<string, string | null>;
}

const FINE: Record<string, string> = { 'blog/2024-01-01-fine.md': '# Fine\n\n<!-- truncate -->\n' };

const configOf = ({ options = '', plugins = '', config = '' }: BrokenBlog) => `export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',${config === '' ? '' : `\n  ${config},`}
  presets: [['classic', { docs: false, blog: {${options === '' ? '' : `\n    ${options},\n  `}} }]],${plugins === '' ? '' : `\n  plugins: [${plugins}],`}
};
`;

/** Everything that is printed: warnings, then the error that ended the run. */
export function printBlogError(site: BrokenBlog): Promise<string> {
  return printLoadError({ 'docusaurus.config.mjs': configOf(site), ...FINE, ...site.files });
}

/** A post with this front matter, and a marker, so that nothing else is said of it. */
export function post(yaml: string): string {
  return `---\n${yaml}\n---\n\nText\n\n<!-- truncate -->\n`;
}
