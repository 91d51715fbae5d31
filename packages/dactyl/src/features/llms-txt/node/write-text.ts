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
  return [
    `# ${oneLine(title)}\n`,
    ...(summary === '' ? [] : [`> ${oneLine(summary)}\n`]),
    ...all.map((section) => `## ${oneLine(section.title)}\n\n${section.pages.map(writeLink).join('\n')}\n`),
  ].join('\n');
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
