/** Sites with one mistake in their docs, made of a few files as text. */
import { printLoadError } from '../print-load-error.js';

export interface BrokenDocs {
  /** Options of the docs plugin, as code. */
  options?: string;
  /** Plugins beside the preset, as code. */
  plugins?: string;
  /** Files beside a configuration and one doc; `null` takes one of these away. */
  files?: Record<string, string | null>;
}

const FINE: Record<string, string> = { 'docs/fine.md': '# Fine\n' };

const config = (options: string, plugins: string) => `export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  presets: [['classic', { blog: false, pages: false, docs: {${options === '' ? '' : `\n    ${options},\n  `}} }]],${plugins === '' ? '' : `\n  plugins: [${plugins}],`}
};
`;

/** Everything that is printed: warnings, then the error that ended the run. */
export function printDocsError({ options = '', plugins = '', files = {} }: BrokenDocs): Promise<string> {
  return printLoadError({ 'docusaurus.config.mjs': config(options, plugins), ...FINE, ...files });
}
