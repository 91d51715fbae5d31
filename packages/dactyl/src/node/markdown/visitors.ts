/**
 * Defines a step, and combines all steps into one visitor for each tree. A step is a function of the options that
 * returns visitors for some node types. The Markdown tree (`mdast`) is walked first, then the HTML tree (`hast`);
 * each only once, for all steps together. Do not read `children` of a node without need: reading any field of a
 * child copies the whole tree out of native memory.
 */
import type {
  HastNode,
  HastPluginDefinition,
  HastVisitorContext,
  MdastNode,
  MdastPluginDefinition,
  MdastVisitorContext,
} from 'satteri';
import type { PageState } from './page-state.js';

export type { HastNode, MdastNode };
/** Edits of the Markdown tree; all are applied after the walk. */
export type MdastEdit = MdastVisitorContext;
/** Edits of the HTML tree; all are applied after the walk. */
export type HastEdit = HastVisitorContext;

type MdastOf<Type extends string> = Extract<MdastNode, { type: Type }>;
type HastOf<Type extends string> = Extract<HastNode, { type: Type }>;

export type Element = HastOf<'element'>;
export type JsxElement = HastOf<'mdxJsxFlowElement'> | HastOf<'mdxJsxTextElement'>;
export type JsxAttribute = JsxElement['attributes'][number];
export type Expression = HastOf<'mdxFlowExpression'> | HastOf<'mdxTextExpression'>;
export type Esm = HastOf<'mdxjsEsm'>;
export type Directive = MdastOf<'containerDirective'> | MdastOf<'leafDirective'> | MdastOf<'textDirective'>;

/** Returns true when the node is done and later steps must not visit it. */
type MdastVisit<Type extends string> = (node: MdastOf<Type>, page: PageState, edit: MdastEdit) => boolean | void;
type HastVisit<Node> = (node: Node, page: PageState, edit: HastEdit) => void;

const MDAST_TYPES = [
  'paragraph',
  'blockquote',
  'heading',
  'code',
  'containerDirective',
  'leafDirective',
  'textDirective',
  'footnoteDefinition',
  'footnoteReference',
  'html',
  'mdxJsxTextElement',
  'mdxJsxFlowElement',
  'math',
  'inlineMath',
  'text',
] as const;
type MdastType = (typeof MDAST_TYPES)[number];

export interface Step {
  /**
   * On sites with remark plugins: whether this step's visitors of the Markdown tree run before the plugins instead
   * of after.
   */
  isEarly?: true;
  /** Runs on the HTML tree of a page that is evaluated, after all other steps. */
  isLast?: true;
  mdast?: { [Type in MdastType]?: MdastVisit<Type> };
  /** Visitors of elements that Markdown created, by tag name. JSX of the author is not included. */
  elements?: { names: string[]; visit: HastVisit<Element> }[];
  jsx?: HastVisit<JsxElement>;
  expression?: HastVisit<Expression>;
  esm?: HastVisit<Esm>;
}

/** Text nodes are numerous, so they are visited only on demand. */
export function bindMdast(steps: readonly Step[], { text }: { text: boolean }): Partial<MdastPluginDefinition> {
  const bound: Record<string, unknown> = { options: { position: true } };
  for (const type of MDAST_TYPES) {
    const visits = steps.flatMap((step) => step.mdast?.[type] ?? []) as MdastVisit<string>[];
    if (visits.length === 0 || (type === 'text' && !text)) continue;
    bound[type] = (node: MdastNode, context: MdastVisitorContext) => {
      const page = pageOf(context.data);
      // The cast: by construction of `Step`, the type is that of the key.
      visits.some((visit) => visit(node as never, page, context) === true);
    };
  }
  return bound as Partial<MdastPluginDefinition>; // keys and signatures are those of the loop above
}

export function bindHast(steps: readonly Step[]): Partial<HastPluginDefinition> {
  const call =
    <Node>(visits: HastVisit<Node>[]) =>
    (node: Node, context: HastVisitorContext): void => {
      const page = pageOf(context.data);
      for (const visit of visits) visit(node, page, context);
    };
  const jsx = { filter: [], visit: call(steps.flatMap((step) => step.jsx ?? [])) };
  const expression = call(steps.flatMap((step) => step.expression ?? []));
  return {
    options: { position: true },
    element: steps.flatMap((step) =>
      (step.elements ?? []).map(({ names, visit }) => ({ filter: names, visit: call([visit]) })),
    ),
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm: call(steps.flatMap((step) => step.esm ?? [])),
  };
}

function pageOf(data: Record<string, unknown>): PageState {
  return data.page as PageState; // the engine sets the field before every walk
}
