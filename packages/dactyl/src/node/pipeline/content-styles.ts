/**
 * Style sheets that only some content needs, such as that of formulas: pages that show such content, by a class in their
 * HTML, link it; no other page does. They are no part of the bundle, so any page may turn out to need one.
 */
import { resolveOptional } from '../base/load-optional.js';
import { fileURLToPath } from 'node:url';
import type { MarkdownConfig } from '../config/types.js';
import type { SiteData } from '../../shared/render.js';

interface ContentStyles {
  /** What HTML holds which needs the sheet. */
  mark: string;
  /** Absolute files, which become one. */
  files: (siteDir: string) => string[];
  isOn: (markdown: MarkdownConfig) => boolean;
}

const own = (name: string) => fileURLToPath(new URL(`../../theme/content/${name}/styles.css`, import.meta.url));

const CONTENT_STYLES: ContentStyles[] = [
  { mark: ' code-block-twoslash', isOn: ({ twoslash }) => twoslash, files: () => [own('twoslash')] },
  { mark: ' code-block-marks', isOn: ({ highlighter }) => highlighter.notation, files: () => [own('code-marks')] },
  {
    mark: 'class="katex',
    isOn: ({ math }) => math !== undefined && math.output !== 'mathml',
    files: (from) => [
      resolveOptional('katex/dist/katex.min.css', { from, neededFor: 'A formula', install: ['katex'] }),
      own('math'),
    ],
  },
];

/** The files of each style sheet that this HTML needs. */
export function contentStyles(html: string, { site, siteDir }: { site: SiteData; siteDir: string }): string[][] {
  const markdown = site.siteConfig.markdown as unknown as MarkdownConfig; // the configuration as JSON
  return CONTENT_STYLES.filter(({ isOn, mark }) => html.includes(mark) && isOn(markdown)).map(({ files }) =>
    files(siteDir),
  );
}
