/**
 * A block as `markdown.highlighter: 'shiki'` colours it. This website uses Prism, so the guide gets its example from here: by the code
 * of Dactyl that does it on other sites, which is no public interface. Its colours stand in `shiki-example.css`: a style sheet in the
 * page would need a Content-Security-Policy of its own.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DataOf, defineLoader } from 'dactyl';
import type * as CodeBlock from '../../../packages/dactyl/dist/node/markdown/code-block.js';
import type * as Shiki from '../../../packages/dactyl/dist/node/markdown/shiki/shiki.js';
import type * as Theme from '../../../packages/dactyl/dist/node/markdown/shiki/shiki-theme.js';

const folder = path.join(createRequire(import.meta.url).resolve('dactyl/package.json'), '../dist/node/markdown');
const load = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, file)).href);

/** As it stands in the guide. */
const CODE = `/** How a bird gets into the air. */
export async function takeOff({ wind, wings = 2 }: Conditions) {
  if (wind > 8) throw new Error('Stay!'); // [!code --]
  if (wind > 9) throw new Error('Stay!'); // [!code ++]
  return await beat(wings, { perSecond: 12 }); // [!code highlight]
}`;

const loader = defineLoader({
  async load() {
    // Casts: the modules are those of the types.
    const { createCodeBlockRenderer } = (await load('code-block.js')) as typeof CodeBlock;
    const { loadShiki } = (await load('shiki/shiki.js')) as typeof Shiki;
    const { DEFAULT_SHIKI_THEMES } = (await load('shiki/shiki-theme.js')) as typeof Theme;
    const highlighter = await loadShiki(DEFAULT_SHIKI_THEMES, import.meta.dirname);
    const render = createCodeBlockRenderer(
      {
        highlight: {
          defaultLanguage: undefined,
          additionalLanguages: [],
          magicComments: [{ className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' }],
          notation: true,
        },
        codeBlockLabels: { copy: '', copied: '', copyAria: '', wordWrap: '', types: '' },
      },
      { highlighter },
    );
    const html = render(CODE, 'ts', '/wings/').replace(/<div class="code-block-buttons">.*?<\/div>/, '');
    return { html };
  },
});

export default loader;
export declare const data: DataOf<typeof loader>;
