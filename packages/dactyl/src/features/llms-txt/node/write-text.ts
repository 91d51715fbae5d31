/** Writes the text of `llms.txt` (https://llmstxt.org) from sections, and that of `llms-full.txt` from pages. */

export interface ListedPage {
  title: string;
  description?: string | undefined;
  /** Absolute URL of its twin. */
  url: string;
}

export interface ListedSection {
  title: string;
  pages: ListedPage[];
}

export interface LlmsTxt {
  title: string;
  summary: string;
  sections: ListedSection[];
  /** Lists of the same site in other languages. */
  elsewhere: ListedPage[];
}

/** Title of the section that programs may skip if space is limited. */
const OPTIONAL = 'Optional';

export function writeLlmsTxt({ title, summary, sections, elsewhere }: LlmsTxt): string {
  const all = elsewhere.length > 0 ? [...sections, { title: OPTIONAL, pages: elsewhere }] : sections;
  const head = [`# ${oneLine(title)}\n`, ...(summary === '' ? [] : [`> ${oneLine(summary)}\n`])];
  return [...head, `${writeSections(all)}\n`].join('\n');
}

export function writeSections(sections: readonly ListedSection[]): string {
  return sections
    .map((section) => `## ${oneLine(section.title)}\n\n${section.pages.map(writeLink).join('\n')}`)
    .join('\n\n');
}

export interface FittedText {
  text: string;
  /** How many pages may have their description. */
  described: number;
  pages: number;
}

/**
 * A text with a list within a number of bytes, as far as that can be: descriptions are left out from the end.
 *
 * @param limit bytes; `Infinity` for none
 * @param write the text around the sections that it gets
 */
export function writeWithin(
  sections: readonly ListedSection[],
  limit: number,
  write: (sections: ListedSection[]) => string,
): FittedText {
  const pages = sections.reduce((sum, section) => sum + section.pages.length, 0);
  const within = (described: number) => {
    let left = described;
    const fewer = sections.map((section) => ({
      ...section,
      pages: section.pages.map((page) => (left-- > 0 ? page : { ...page, description: undefined })),
    }));
    return write(fewer);
  };
  let text = within(pages);
  if (Buffer.byteLength(text) <= limit) return { text, described: pages, pages };
  // The most that fits, by halves.
  let [low, high] = [0, pages];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (Buffer.byteLength(within(middle)) <= limit) low = middle;
    else high = middle;
  }
  text = within(low);
  return { text, described: low, pages };
}

function writeLink({ title, description = '', url }: ListedPage): string {
  const name = oneLine(title).replaceAll(/[\\[\]]/g, '\\$&');
  const notes = oneLine(description);
  return `- [${name}](${url})${notes === '' ? '' : `: ${notes}`}`;
}

export interface FullPage {
  /** Absolute URL of the page. */
  url: string;
  /** Its twin, which begins with its title. */
  markdown: string;
}

/** A text with its address below the title. */
export function fullTextOf({ url, markdown }: FullPage): string {
  return `${withAddress(markdown.trim(), url)}\n`;
}

function withAddress(markdown: string, url: string): string {
  const [title = ''] = /^# .*/.exec(markdown) ?? [];
  return title === '' ? `<${url}>\n\n${markdown}` : `${title}\n\n<${url}>${markdown.slice(title.length)}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
