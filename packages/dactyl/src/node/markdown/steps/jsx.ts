/**
 * Compiles JSX. A lower-case element with constant attributes is HTML; a component makes the page a module.
 *
 *     <p style={{color: 'red'}}>x</p>  →  <p style="color:red">x</p>
 *     <Chart/>                         →  evaluated
 */
import { importIndex, type PageState } from '../page-state.js';
import { requiredSpecifiers } from '../estree.js';
import { hostProperties } from '../jsx-attributes.js';
import type { HastEdit, JsxElement, Step } from '../visitors.js';
import { detailsElement, type DetailsOptions } from './details.js';
import { constantOf, isInHead, type ParseExpression } from './expressions.js';

export function jsx(options: DetailsOptions, parse: ParseExpression): Step {
  return {
    jsx(node, page, edit) {
      if (isInHead(node, page)) return;
      if (node.name === null) edit.replaceNode(node, node.children);
      else if (/^[a-z][^.]*$/.test(node.name) && node.name !== 'head')
        host({ node, name: node.name, page, edit, options, parse });
      else component(node, page, { edit, parse });
    },
  };
}

interface Host {
  node: JsxElement;
  name: string;
  page: PageState;
  edit: HastEdit;
  options: DetailsOptions;
  parse: ParseExpression;
}

function host({ node, name, page, edit, options, parse }: Host): void {
  const known = hostProperties(node.attributes, (source) => constantOf(source, page, parse));
  if (!known) {
    page.dynamic = true;
    return;
  }
  const { properties, constants } = known;
  if (name === 'details') {
    if (options.replacedElements.includes('details')) page.dynamic = true;
    edit.replaceNode(node, detailsElement({ properties, children: node.children, options }));
  } else if (options.replacedElements.includes(name)) {
    // The site's component replaces Markdown elements, not tags of the author. Only JSX can express this
    // difference, so the page is evaluated.
    page.dynamic = true;
  } else {
    // If a component surrounds the element, it has been visited before and has made the page dynamic.
    const data = page.dynamic && Object.keys(constants).length > 0 ? { constants } : undefined;
    edit.replaceNode(node, {
      type: 'element',
      tagName: name,
      properties,
      children: node.children,
      ...(data && { data }),
    });
  }
}

function component(
  node: JsxElement,
  page: PageState,
  { edit, parse }: { edit: HastEdit; parse: ParseExpression },
): void {
  page.dynamic = true;
  if (/^[a-z].*\./.test(node.name ?? '')) page.lowerCaseMembers.add(node.name ?? '');
  for (const { value } of node.attributes) {
    const source = typeof value === 'object' && value !== null ? value.value : value;
    if (!source?.includes('require(')) continue;
    // `{...require('./data.json')}` stands for all attributes in this file.
    const expression = source.startsWith('...') ? `({${source}})` : `(${source})`;
    for (const specifier of requiredSpecifiers(parse(expression))) importIndex(page.esm, specifier);
  }
  if (node.name === 'head' || node.name === 'Head') {
    page.headEnd = node.position?.end.offset ?? page.headEnd;
    if (node.name === 'head') edit.replaceNode(node, { ...node, name: 'Head' });
    return;
  }
  const partial = page.esm.partials.get(node.name ?? '');
  if (partial !== undefined) page.tocInserts.push({ index: page.toc.length, specifier: partial });
}
