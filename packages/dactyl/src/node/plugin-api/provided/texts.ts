/** Markdown functions of `@docusaurus/utils`. */
import GithubSlugger from 'github-slugger';
import type { ParsedFrontMatter, ParseFrontMatter } from '../../config/types.js';
import { readFrontMatter } from '../../base/front-matter.js';
import { readTitleAndExcerpt, removeTitle } from '../../content/title-and-excerpt.js';

export interface Slugger {
  slug(text: string, options?: { maintainCase?: boolean }): string;
}

/** Makes ids that are unique for this slugger. */
export function createSlugger(): Slugger {
  const slugger = new GithubSlugger();
  return { slug: (text, options) => slugger.slug(text, options?.maintainCase) };
}

export const defaultParseFrontMatter = ({ filePath, fileContent }: { filePath: string; fileContent: string }) => {
  const { frontMatter, body } = readFrontMatter({ file: filePath, source: fileContent });
  return Promise.resolve<ParsedFrontMatter>({ frontMatter, content: body.trim() });
};

export interface ParsedMarkdown {
  frontMatter: Record<string, unknown>;
  contentTitle: string | undefined;
  excerpt: string | undefined;
  content: string;
}

interface MarkdownFile {
  filePath: string;
  fileContent: string;
  parseFrontMatter?: ParseFrontMatter;
  removeContentTitle?: boolean;
}

export async function parseMarkdownFile(file: MarkdownFile): Promise<ParsedMarkdown> {
  const { filePath, fileContent, parseFrontMatter = defaultParseFrontMatter } = file;
  const params = { filePath, fileContent, defaultParseFrontMatter };
  const { frontMatter, content } = await parseFrontMatter(params);
  return { frontMatter, ...readBody(content, file) };
}

/** The same for a text, in the form of releases before version 3. */
export function parseMarkdownString(text: string, options?: { removeContentTitle?: boolean }): ParsedMarkdown {
  const { frontMatter, body } = readFrontMatter({ file: '', source: text });
  return { frontMatter, ...readBody(body.trim(), options) };
}

function readBody(
  content: string,
  options: { removeContentTitle?: boolean } = {},
): Omit<ParsedMarkdown, 'frontMatter'> {
  const { contentTitle: title, excerpt } = readTitleAndExcerpt(content);
  return {
    contentTitle: title,
    excerpt,
    content: options.removeContentTitle === true && title !== undefined ? removeTitle(content).trim() : content,
  };
}

export function createExcerpt(text: string): string | undefined {
  return readTitleAndExcerpt(text).excerpt;
}

export function parseMarkdownContentTitle(
  text: string,
  options?: { removeContentTitle?: boolean },
): { content: string; contentTitle: string | undefined } {
  const { content, contentTitle } = readBody(text.trim(), options);
  return { content, contentTitle };
}

/** `Title {#id}` → both. */
export function parseMarkdownHeadingId(heading: string): { text: string; id: string | undefined } {
  const [, text, id] = /^(.*?)\s*\{#([\w-]+)\}$/s.exec(heading) ?? [];
  return text === undefined ? { text: heading, id: undefined } : { text, id };
}
