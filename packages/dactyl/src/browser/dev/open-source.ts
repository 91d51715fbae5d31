/**
 * Alt and O: opens the source of what is under the pointer in the author's editor, at its line. The dev server finds the line
 * (`node/serve/dev/find-source-place.ts`), and Vite the editor.
 */
import { SOURCE_PLACE } from '../../shared/source-place.js';

/** What authors write as one piece. */
const PIECES = 'p,li,h1,h2,h3,h4,h5,h6,td,th,dt,dd,pre,blockquote,figcaption,summary';

export function startOpenSource(baseUrl: string): void {
  let target: EventTarget | null = null;
  addEventListener('mouseover', (event) => (target = event.target), { passive: true });
  addEventListener('keydown', (event) => {
    // By its place on the keyboard: with Alt, many layouts write another letter.
    if (event.code !== 'KeyO' || !event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    void openSource(target, baseUrl);
  });
}

async function openSource(target: EventTarget | null, baseUrl: string): Promise<void> {
  const query = new URLSearchParams({ page: location.pathname, text: textOf(target) });
  const answer = await fetch(`${baseUrl + SOURCE_PLACE}?${query}`);
  if (!answer.ok) return console.info('No file is known for this page.');
  // The cast: the answer of our own dev server.
  const { file, line, column } = (await answer.json()) as { file: string; line: number; column: number };
  console.info(`Opens ${file}:${line}:${column}`);
  await fetch(`${baseUrl}__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`);
}

function textOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return '';
  if (target instanceof HTMLImageElement) return target.alt;
  return (target.closest(PIECES) ?? target).textContent.slice(0, 500);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
}
