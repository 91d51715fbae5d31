/**
 * The pages that a pathname can mean, likeliest first: the page without `.html` or `/index.html`, the page with it,
 * and the pages that answer for all paths below them.
 */
export function pageCandidates(pathname: string, nonExact: readonly string[]): string[] {
  return [
    ...new Set([pathname.replace(/(?:\/index)?\.html$/, '') || '/', pathname]),
    ...nonExact.filter((page) => pathname.startsWith(`${page}/`)),
  ];
}
