/**
 * On which page of a printed book each chapter begins. Browsers of the family of Chromium write the structure of a PDF as plain text:
 * a tree of pages, and a place for each id that a link leads to. Where another program writes it otherwise, nothing is found.
 */

/** @param pdf its bytes as Latin-1 @returns number of the chapter → number of the page, from 1 */
export function firstPages(pdf: string): Map<number, number> {
  const groups = new Map<string, string[]>();
  const inside = new Set<string>();
  for (const [, id = '', group = ''] of pdf.matchAll(/(\d+) 0 obj\s*<<\s*\/Type \/Pages\b([^<>]*)>>/g)) {
    const kids = [...(/\/Kids \[([^\]]*)\]/.exec(group)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => kid);
    groups.set(id, kids);
    for (const kid of kids) inside.add(kid);
  }
  const pagesOf = (id: string): string[] => groups.get(id)?.flatMap(pagesOf) ?? [id];
  const root = [...groups.keys()].find((id) => !inside.has(id));
  const numbers = new Map((root === undefined ? [] : pagesOf(root)).map((id, index) => [id, index + 1]));
  const found = new Map<number, number>();
  for (const [, chapter, page = ''] of pdf.matchAll(/\/chapter-(\d+) \[(\d+) 0 R \/XYZ/g)) {
    const number = numbers.get(page);
    if (number !== undefined) found.set(Number(chapter), number);
  }
  return found;
}
