/**
 * Every fenced code block of the website's docs, community pages and posts, in both languages.
 * In: the Markdown files. Out: `CodeExample` with its place, so that a failing one is found at once.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mdxToMdast, type MdastNode } from 'satteri';
import { readFrontMatter } from '../../src/node/base/front-matter.js';
import { modernize } from '../../src/node/markdown/mdx-compat.js';
import { parseCodeMeta } from '../../src/shared/code-meta.js';
import { TEST_OPTIONS } from '../markdown/compile-text.js';
import { once } from './once.js';

export const WEBSITE = path.join(import.meta.dirname, '../../../../website');

/** Folder of the source → folder of its translation. */
const FOLDERS = {
  docs: 'i18n/zh/docusaurus-plugin-content-docs/current',
  community: 'i18n/zh/docusaurus-plugin-content-docs-community/current',
  blog: 'i18n/zh/docusaurus-plugin-content-blog',
};

/** A word behind the language of a fence that a reader never sees: the example shows a mistake, and must fail. */
const EXPECT_ERROR = 'expect-error';

/** As the website is written. */
const FEATURES = { headingAttributes: true, directive: true, math: true };

export interface CodeExample {
  /** `docs/search.md:42`, in the folder of its language. */
  place: string;
  /** The file in English: the same for both languages. */
  page: string;
  locale: 'en' | 'zh';
  language: string;
  title: string | undefined;
  meta: string;
  code: string;
  /** Whether it stands inside of an example of Markdown. */
  isNested: boolean;
  /** Whether it shows a mistake. */
  isWrong: boolean;
}

export interface DocumentedPage {
  page: string;
  locale: 'en' | 'zh';
  text: string;
  examples: CodeExample[];
}

/** All pages, in the order of their names; those without a code block too. They are parsed once for all kinds of examples. */
export const readPages: () => readonly DocumentedPage[] = once(() =>
  Object.entries(FOLDERS).flatMap(([folder, translated]) => [
    ...readFolder(folder, { folder, locale: 'en' }),
    ...readFolder(translated, { folder, locale: 'zh' }),
  ]),
);

export function readExamples(): CodeExample[] {
  return readPages().flatMap(({ examples }) => examples);
}

function readFolder(shown: string, { folder, locale }: { folder: string; locale: 'en' | 'zh' }): DocumentedPage[] {
  const files = readdirSync(path.join(WEBSITE, shown), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.mdx?$/.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(path.join(WEBSITE, shown, name), 'utf8');
      const page = `${folder}/${name}`;
      const found = blocksOf(text, `${shown}/${name}`);
      return { page, locale, text, examples: found.map((block) => ({ ...block, page, locale })) };
    });
}

type Block = Omit<CodeExample, 'page' | 'locale'>;

function blocksOf(source: string, file: string): Block[] {
  const { body, bodyLine } = readFrontMatter({ file, source });
  return blocksIn(body, { place: (line) => `${file}:${bodyLine + line - 1}`, isNested: false });
}

interface Outer {
  /** @param line 1-based, in the text */
  place(line: number): string;
  isNested: boolean;
}

/** An example of Markdown may hold examples itself. */
function blocksIn(text: string, { place, isNested }: Outer): Block[] {
  const modern = modernize(text, { ...TEST_OPTIONS, mdx: true });
  return codeNodes(mdxToMdast(modern, { features: FEATURES })).flatMap((node) => {
    const line = node.position?.start.line ?? 1;
    const meta = node.meta ?? '';
    const block: Block = {
      place: place(line),
      language: node.lang ?? '',
      title: parseCodeMeta(meta).title,
      meta,
      code: node.value,
      isNested,
      isWrong: meta.split(/\s+/).includes(EXPECT_ERROR),
    };
    const inner = isMarkdown(block)
      ? blocksInExample(block, { place: (inside) => place(line + inside), isNested: true })
      : [];
    return [block, ...inner];
  });
}

/** What does not parse is found by the test of such examples. */
function blocksInExample({ code }: Block, outer: Outer): Block[] {
  try {
    const { body, bodyLine } = readFrontMatter({ file: outer.place(1), source: code });
    return blocksIn(body, { ...outer, place: (line) => outer.place(bodyLine + line - 1) });
  } catch {
    return [];
  }
}

const isMarkdown = ({ language }: Block) => language === 'md' || language === 'mdx';

type CodeNode = Extract<MdastNode, { type: 'code' }>;

function codeNodes(node: MdastNode): CodeNode[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codeNodes) : [];
}
