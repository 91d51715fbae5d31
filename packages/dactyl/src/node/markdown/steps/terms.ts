/**
 * Explains words of the site: each where it first stands in a paragraph of a page, and wherever `<Term>` asks for it.
 *
 *     A tern after fledging.           →  A tern after <a class="dactyl-term" …>fledging</a><span role="tooltip" …>…</span>.
 *     <Term name="fledging">it</Term>  →  <a class="dactyl-term" …>it</a>
 *
 * Headings, code, links, tables and what stands in components within a sentence stay as they are.
 */
import path from 'node:path';
import { escapeHtml } from '../../../shared/html.js';
import { suggestName } from '../../base/nearest-name.js';
import { addReference, errorAt, type PageState } from '../page-state.js';
import { createTermFinder, termHtml, type FindTerms, type TextTerm, type TextTerms } from '../text-terms.js';
import type { MdastEdit, MdastNode, Step } from '../visitors.js';
import { htmlNode } from './written-html.js';

type TermElement = Extract<MdastNode, { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>;

export function terms({ terms: known, frontMatterKey, isAutomatic, styles }: TextTerms): Step {
  const find = createTermFinder(known);
  const byWord = new Map(known.flatMap((term) => term.words.map((word) => [word.toLowerCase(), term] as const)));
  const element = (node: TermElement, page: PageState, edit: MdastEdit): boolean => {
    if (node.name !== 'Term' || hasOwnComponent(page)) return false;
    edit.replaceNode(node, explicitTerm(node, { page, edit, byWord, styles }));
    return true;
  };
  return {
    mdast: {
      ...(isAutomatic && {
        paragraph(node, page, edit) {
          // The text of a part may stand on a page that has explained the word.
          if (page.frontMatter[frontMatterKey] === false || path.basename(page.file).startsWith('_')) return;
          if (isLabel(node, page)) return;
          // Visited later, but asked for by the author.
          const asked = new Set(node.children.flatMap((child) => askedTerm(child, byWord)?.id ?? []));
          for (const child of node.children) linkIn(child, { page, edit, find, styles, asked });
        },
      }),
      mdxJsxTextElement: element,
      mdxJsxFlowElement: element,
    },
  };
}

/** Whether a paragraph is the title of a directive: `:::tip[Title]`. */
function isLabel(node: MdastNode & { type: 'paragraph' }, { source }: PageState): boolean {
  const start = node.position?.start.offset;
  if (start === undefined) return Object(node.data).directiveLabel === true;
  return /^[\s>*+\-\d.]*:::/.test(source.slice(source.lastIndexOf('\n', start) + 1, start + 3));
}

/** Whether the file has a component of this name. */
function hasOwnComponent({ source }: PageState): boolean {
  return /^(?:import|export)\b[^\n]*\bTerm\b/m.test(source);
}

interface Linking {
  /** Ids of terms that the paragraph asks for. */
  asked: ReadonlySet<string>;
  styles: string;
  page: PageState;
  edit: MdastEdit;
  find: FindTerms;
}

function linkIn(node: MdastNode, linking: Linking): void {
  if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete') {
    for (const child of node.children) linkIn(child, linking);
  } else if (node.type === 'text') {
    const parts = linkText(node, linking);
    if (parts) linking.edit.replaceNode(node, parts);
  }
}

/** The parts of a text in which a word is explained; `undefined` when there is none. */
function linkText(node: MdastNode & { type: 'text' }, { page, find, styles, asked }: Linking): MdastNode[] | undefined {
  const parts: MdastNode[] = [];
  let done = 0;
  for (const { term, start, end } of find(node.value)) {
    if (page.explainedTerms.has(term.id) || asked.has(term.id)) continue;
    if (start > done) parts.push({ type: 'text', value: node.value.slice(done, start) });
    parts.push(termNode(node.value.slice(start, end), { term, page, styles, position: node.position }));
    done = end;
  }
  if (done === 0) return undefined;
  if (done < node.value.length) parts.push({ type: 'text', value: node.value.slice(done) });
  return parts;
}

interface Place {
  term: TextTerm;
  page: PageState;
  styles: string;
  position: MdastNode['position'];
}

function termNode(word: string, { term, page, styles, position }: Place): MdastNode {
  // HTML allows style sheets within the text; a page without explanations loads none.
  const sheet = page.explainedTerms.size === 0 ? `<link rel="stylesheet" href="${escapeHtml(styles)}">` : '';
  const isFirst = !page.explainedTerms.has(term.id);
  page.explainedTerms.add(term.id);
  const href = term.url.startsWith('/') ? addReference(page, { kind: 'link', url: term.url }, position) : term.url;
  return htmlNode(page, sheet + termHtml(term, word, { href, isFirst }));
}

interface Explicit {
  styles: string;
  page: PageState;
  edit: MdastEdit;
  byWord: ReadonlyMap<string, TextTerm>;
}

function explicitTerm(node: TermElement, { page, edit, byWord, styles }: Explicit): MdastNode {
  const text = edit.textContent(node).trim();
  const name = nameAttribute(node) ?? text;
  const term = byWord.get(name.toLowerCase());
  if (term) return termNode(text === '' ? name : text, { term, page, styles, position: node.position });
  throw errorAt(page, {
    message: name === '' ? '<Term> has no text.' : `<Term> asks for "${name}", which is not explained.`,
    // A term stands there once for each of its words.
    hint: suggestName(
      name,
      [...new Set(byWord.values())].flatMap(({ words }) => words),
    ),
    position: node.position,
  });
}

function nameAttribute({ attributes }: TermElement): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name');
  return typeof found?.value === 'string' ? found.value : undefined;
}

function askedTerm(node: MdastNode, byWord: Explicit['byWord']): TextTerm | undefined {
  if (node.type !== 'mdxJsxTextElement' || node.name !== 'Term') return undefined;
  const [child] = node.children;
  return byWord.get((nameAttribute(node) ?? (child?.type === 'text' ? child.value : '')).toLowerCase());
}
