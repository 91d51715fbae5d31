/** The place of a code block that is drawn when the text is compiled: an element in the HTML, which is filled afterwards. */
import type { PageState, SourceStart } from './page-state.js';
import type { CompiledMarkdown, DrawnBlock, ProcessorOptions } from './types.js';

const PLACE = /<dactyl-drawing n=(\\?)"(\d+)\\?"><\/dactyl-drawing>/g;

/** Whether a block of a language and text is drawn. */
export type IsDrawn = (language: string | undefined, text: string) => boolean;

export function drawnBy(languages: ProcessorOptions['drawnLanguages'] = {}): IsDrawn {
  const patterns = new Map(Object.entries(languages).map(([language, source]) => [language, new RegExp(source)]));
  return (language, text) => language !== undefined && patterns.get(language)?.test(text) === true;
}

/** Notes the block, and returns the HTML of its place. */
export function drawingPlace(
  block: Pick<DrawnBlock, 'language' | 'text'>,
  page: PageState,
  position: SourceStart | undefined,
): string {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return `<dactyl-drawing n="${page.drawings.push({ ...block, line, column }) - 1}"></dactyl-drawing>`;
}

/** @param html of each block, in order */
export function fillDrawings(body: CompiledMarkdown['body'], html: readonly string[]): CompiledMarkdown['body'] {
  const fill = (text: string) =>
    text.replace(PLACE, (_, escape: string, index: string) => {
      const drawn = html[Number(index)] ?? '';
      return escape === '' ? drawn : JSON.stringify(drawn).slice(1, -1);
    });
  return body.kind === 'html' ? { ...body, html: fill(body.html) } : { ...body, code: fill(body.code) };
}
