import { islandComments, readIslandComment } from '../../shared/marks/island-comments.js';
import type { IslandMark } from '../../shared/marks/mark-data.js';
import { readHtml } from './read-html.js';

/** All islands of a page, including those in slots that are not shown yet. */
export function findIslands(root: Node): IslandMark[] {
  return islandComments(root).flatMap((comment) => {
    const mark = readIslandComment(comment);
    return [mark, ...Object.values(mark.slots ?? {}).flatMap((html) => findIslands(readHtml(html)))];
  });
}
