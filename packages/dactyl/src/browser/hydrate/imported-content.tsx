/**
 * Markdown that code imports, in the browser. The bundle's stub (`node/bundle/markdown-import-plugin.ts`) gets its
 * component here. The mark of an island tells which file a key stands for, and the file is loaded before the
 * island's own module.
 */
import { createElement, type ComponentType } from 'react';

type Content = ComponentType<Record<string, unknown>> & Record<string, unknown>;

export interface Stub {
  key: string;
  /** Sets the values of the stub's exports. */
  update(content: Content): void;
}

// One map per document: a site's code imports the contents, so they cannot be passed as arguments.
const contents = new Map<string, { url: string; content: Content }>();
const stubs = new Map<string, Stub>();

export function importedContent(stub: Stub): ComponentType<Record<string, unknown>> {
  const { key } = stub;
  stubs.set(key, stub);
  const known = contents.get(key);
  if (known) stub.update(known.content);
  return function ImportedMarkdown(props) {
    const found = contents.get(key);
    if (!found) throw new Error(`The page has not loaded the Markdown file "${key}".`);
    return createElement(found.content, props);
  };
}

/** Which file of the page a key stands for. */
export function provideContent(key: string, { url, content }: { url: string; content: Content }): void {
  contents.set(key, { url, content });
  stubs.get(key)?.update(content);
}

export function hasContent(key: string, url: string): boolean {
  return contents.get(key)?.url === url;
}
