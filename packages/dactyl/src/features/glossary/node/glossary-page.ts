/** The page of all terms, as Markdown: it gets a table of contents, a twin and a place in the search like any other. */
import path from 'node:path';
import type { unstable_MarkdownSource } from '../../../node/plugin-api/types.js';
import type { Glossary, Term } from './read-glossary.js';

interface PageTexts {
  title: string;
  /** Its alphabet gives the order, on every machine. */
  language: string;
}

export function glossaryMarkdown({ terms }: Glossary, { title, language }: PageTexts): string {
  const { compare } = collatorOf(language);
  const sorted = terms.toSorted((a, b) => compare(a.name, b.name));
  const head = ['---', 'mdx:', '  format: md', 'glossary: false', '---', '', `# ${escapeSigns(title)}`];
  return [...head, ...sorted.flatMap(termMarkdown), ''].join('\n');
}

/** The name of a locale need not be that of a language. */
function collatorOf(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language);
  } catch {
    return new Intl.Collator('en');
  }
}

function termMarkdown({ name, slug, definition, aliases, link }: Term): string[] {
  return [
    '',
    `## ${escapeSigns(name)} {#${slug}}`,
    '',
    // As in a dictionary: the word, its forms, what it means.
    ...(aliases.length > 0 ? [`<small>${aliases.map(escapeSigns).join(', ')}</small>`, ''] : []),
    definition.trim(),
    ...(link === undefined ? [] : ['', `→ [${escapeSigns(name)}](${link})`]),
  ];
}

function escapeSigns(text: string): string {
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
