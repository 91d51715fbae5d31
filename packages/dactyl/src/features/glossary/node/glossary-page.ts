/** The page of all terms, as Markdown: it gets a table of contents, a twin and a place in the search like any other. */
import path from 'node:path';
import type { unstable_MarkdownSource } from '../../../node/plugin-api/types.js';
import type { Glossary, Term } from './read-glossary.js';

/** In the order of the language's alphabet. */
export function glossaryMarkdown({ terms }: Glossary, title: string): string {
  const sorted = terms.toSorted((a, b) => a.name.localeCompare(b.name));
  const head = ['---', 'mdx:', '  format: md', 'glossary: false', '---', '', `# ${escape(title)}`];
  return [...head, ...sorted.flatMap(termMarkdown), ''].join('\n');
}

function termMarkdown({ name, slug, definition, aliases, link }: Term): string[] {
  return [
    '',
    `## ${escape(name)} {#${slug}}`,
    '',
    definition.trim(),
    ...(aliases.length > 0 ? ['', `*${aliases.map(escape).join(', ')}*`] : []),
    ...(link === undefined ? [] : ['', `→ [${escape(name)}](${link})`]),
  ];
}

function escape(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]{}#]/g, String.raw`\$&`);
}

interface PageFacts {
  /** Absolute. */
  file: string;
  permalink: string;
  title: string;
}

export function glossarySource({ file, permalink, title }: PageFacts): unstable_MarkdownSource {
  return {
    beforeDefaultRemarkPlugins: [],
    remarkPlugins: [],
    beforeDefaultRehypePlugins: [],
    rehypePlugins: [],
    recmaPlugins: [],
    contentDirs: [path.dirname(file)],
    isPartial: () => false,
    admonitions: false,
    removeContentTitle: false,
    getMetadata: () => ({ type: 'mdx', permalink, title, description: title, frontMatter: {}, unlisted: false }),
    getAssets: () => ({}),
    resolveLink: () => undefined,
  };
}
