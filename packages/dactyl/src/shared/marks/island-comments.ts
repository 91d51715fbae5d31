/** Reading and writing marks in a document, for the code with React. */
import type { IslandMark } from './mark-data.js';

export function comments(root: Node): Comment[] {
  const found: Comment[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) found.push(walker.currentNode as Comment); // the walker shows comments only
  return found;
}

export function islandComments(root: Node): Comment[] {
  return comments(root).filter(({ data }) => data.startsWith('island:'));
}

export function readIslandComment({ data }: Comment): IslandMark {
  return JSON.parse(data.slice(7)) as IslandMark; // the server wrote it
}

/** Turns a mark into the comments that React itself would write around a `<Suspense>`. */
export function markBoundary(start: Comment, end: Comment): void {
  start.data = '$';
  end.data = '/$';
}

/** Whether a comment begins the content of a `<Suspense>`. */
export function isBoundary({ data }: Comment): boolean {
  return data === '$';
}

/** Adds the comments by which the router finds regions. React does not create comments for elements that it renders. */
export function noteRegions(root: Element, hashes: Iterable<string>): void {
  for (const comment of comments(root)) if (/^\/?region/.test(comment.data)) comment.remove();
  for (const hash of hashes) root.append(new Comment(`region:${hash}`), new Comment('/region'));
}
