/** Finds the files that the browser needs for Markdown that code imports. */
import type { RenderServices } from '../shared/render.js';
import type { PageImports } from '../react/page-rendering.js';

export interface ContentFiles {
  /** Key of a Markdown file → URL of its module. */
  contents: Record<string, string>;
  /** URLs of these modules and of the modules that they import. */
  preload: string[];
}

/** Writes the browser's modules of this Markdown. */
export function contentFiles(
  keys: Iterable<string>,
  { imports, services }: { imports?: PageImports | undefined; services: Pick<RenderServices, 'clientContent'> },
): ContentFiles {
  const contents: Record<string, string> = {};
  const preload = new Set<string>();
  // Content that these files import joins the list during the loop.
  const queue = new Set(keys);
  for (const key of queue) {
    const imported = imports?.get(key);
    if (!imported) continue;
    const file = services.clientContent(imported.content);
    contents[key] = file.url;
    for (const further of file.markdown ?? []) queue.add(further);
    for (const url of [file.url, ...file.preload]) preload.add(url);
  }
  return { contents, preload: [...preload] };
}
