import type { IslandMark } from '../../shared/islands.js';
import { readHtml } from './read-html.js';

/** All islands of a page, including those in slots that are not shown yet. */
export function findIslands(root: Node): IslandMark[] {
  return islandComments(root).flatMap((comment) => {
    const mark = JSON.parse(comment.data.slice(7)) as IslandMark; // the server wrote it
    return [mark, ...Object.values(mark.slots ?? {}).flatMap((html) => findIslands(readHtml(html)))];
  });
}

export function islandComments(root: Node): Comment[] {
  return comments(root).filter(({ data }) => data.startsWith('island:'));
}

export function comments(root: Node): Comment[] {
  const found: Comment[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) found.push(walker.currentNode as Comment); // the walker shows comments only
  return found;
}
