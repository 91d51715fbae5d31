/** What is wrong with a page, for whoever reads the console: loaded when something is. */
import type { IslandMark } from '../../shared/islands.js';
import type { Mark } from '../islands/pair-marks.js';

/** Says why a part of the page does nothing. */
export function reportTorn({ kind, text }: Mark): void {
  if (kind !== 'island') return; // it is told of itself
  const { name, url } = JSON.parse(text) as IslandMark; // the server wrote it
  console.error(`The island ${name} (${url}) stays as it is: the HTML around it is not well formed.`);
}

/** Says what React has rendered anew. */
export function reportDifference(error: unknown, componentStack?: string): void {
  console.error(
    'A component shows something else in the browser than on the server. It was rendered again; what depends on the ' +
      'browser belongs into an effect, or into <BrowserOnly>.',
    error,
    componentStack,
  );
}
