/**
 * Explains words of the site: each where it first stands in a paragraph of a page, and wherever `<Term>` asks for it.
 *
 *     A tern after fledging.           →  A tern after <a class="dactyl-term" …>fledging</a><span role="tooltip" …>…</span>.
 *     <Term name="fledging">it</Term>  →  <a class="dactyl-term" …>it</a>
 *
 * Headings, code, links, tables and what stands in components within a sentence stay as they are.
 */
import path from 'node:path';
import { suggestName } from '../../base/nearest-name.js';
import { addReference, errorAt, type PageState } from '../page-state.js';
import { createTermFinder, termHtml, type FindTerms, type TextTerm, type TextTerms } from '../text-terms.js';
import type { MdastEdit, MdastNode, Step } from '../visitors.js';
import { htmlNode } from './written-html.js';

type TermElement = Extract<MdastNode, { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>;

export function terms({ terms: known, frontMatterKey }: TextTerms): Step {
  const find = createTermFinder(known);
  const byWord = new Map(known.flatMap((term) => term.words.map((word) => [word.toLowerCase(), term] as const)));
  const element = (node: TermElement, page: PageState, edit: MdastEdit): boolean => {
    if (node.name !== 'Term' || hasOwnComponent(page)) return false;
    edit.replaceNode(node, explicitTerm(node, { page, edit, byWord }));
    return true;
  };
  return {
    mdast: {
      paragraph(node, page, edit) {
        // The text of a part may stand on a page that has explained the word.
        if (page.frontMatter[frontMatterKey] === false || path.basename(page.file).startsWith('_')) return;
        const start = node.position?.start.offset ?? 0;
        // The title of an admonition.
        if (page.source[start - 1] === '[') return;
        for (const child of node.children) linkIn(child, { page, edit, find });
      },
      mdxJsxTextElement: element,
      mdxJsxFlowElement: element,
    },
  };
}

/** Whether the file has a component of this name. */
function hasOwnComponent({ source }: PageState): boolean {
  return /^(?:import|export)\b[^\n]*\bTerm\b/m.test(source);
}

interface Linking {
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
function linkText(node: MdastNode & { type: 'text' }, { page, find }: Linking): MdastNode[] | undefined {
  const parts: MdastNode[] = [];
  let done = 0;
  for (const { term, start, end } of find(node.value)) {
    if (page.explainedTerms.has(term.id)) continue;
    if (start > done) parts.push({ type: 'text', value: node.value.slice(done, start) });
    parts.push(termNode(term, node.value.slice(start, end), page, node.position));
    done = end;
  }
  if (done === 0) return undefined;
  if (done < node.value.length) parts.push({ type: 'text', value: node.value.slice(done) });
  return parts;
}

function termNode(term: TextTerm, word: string, page: PageState, position: MdastNode['position']): MdastNode {
  const isFirst = !page.explainedTerms.has(term.id);
  page.explainedTerms.add(term.id);
  const isOfSite = term.url?.startsWith('/');
  const href = isOfSite && term.url ? addReference(page, { kind: 'link', url: term.url }, position) : term.url;
  return htmlNode(page, termHtml(term, word, { ...(href !== undefined && { href }), isFirst }));
}

interface Explicit {
  page: PageState;
  edit: MdastEdit;
  byWord: ReadonlyMap<string, TextTerm>;
}

function explicitTerm(node: TermElement, { page, edit, byWord }: Explicit): MdastNode {
  const text = edit.textContent(node).trim();
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name');
  const name = typeof attribute?.value === 'string' ? attribute.value : text;
  const term = byWord.get(name.toLowerCase());
  if (term) return termNode(term, text === '' ? name : text, page, node.position);
  throw errorAt(page, {
    message: name === '' ? '<Term> has no text.' : `<Term> asks for "${name}", which is not explained.`,
    hint: suggestName(
      name,
      [...byWord.values()].flatMap(({ words }) => words),
    ),
    position: node.position,
  });
}
