/**
 * The pages that a pathname can mean, likeliest first: the page itself, the one behind `.html` or
 * `/index.html`, and those that answer for all paths below them.
 */
export function pageCandidates(pathname: string, nonExact: readonly string[]): string[] {
  return [
    ...new Set([pathname, pathname.replace(/(?:\/index)?\.html$/, '')]),
    ...nonExact.filter((page) => pathname.startsWith(`${page}/`)),
  ];
}
