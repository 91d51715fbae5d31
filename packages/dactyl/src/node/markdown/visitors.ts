/**
 * How a step looks, and how all steps become one visitor of each tree.
 *
 * A step is a function of the options that returns visitors for the node types it is about. The Markdown tree
 * (`mdast`) is walked first, the HTML tree (`hast`) after it; each once, for all steps together. Never read
 * `children` of a node without need: reading a field of a child copies the whole tree out of native memory.
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

/** Returns true when the node is dealt with and later steps must not see it. */
type MdastVisit<Type extends string> = (node: MdastOf<Type>, page: PageState, edit: MdastEdit) => boolean | void;
type HastVisit<Node> = (node: Node, page: PageState, edit: HastEdit) => void;

const MDAST_TYPES = [
  'heading',
  'code',
  'containerDirective',
  'leafDirective',
  'textDirective',
  'footnoteDefinition',
  'footnoteReference',
  'html',
  'text',
] as const;
type MdastType = (typeof MDAST_TYPES)[number];

export interface Step {
  /** Where the site has remark plugins, its visitors of the Markdown tree run before these; those of others after. */
  isEarly?: true;
  /** Sees the HTML tree of a page that is evaluated, after all other steps have changed it. */
  isLast?: true;
  mdast?: { [Type in MdastType]?: MdastVisit<Type> };
  /** Elements that Markdown made, by tag names. JSX written by the author is not among them. */
  elements?: { names: string[]; visit: HastVisit<Element> }[];
  jsx?: HastVisit<JsxElement>;
  expression?: HastVisit<Expression>;
  esm?: HastVisit<Esm>;
}

/** Text nodes are many: they are visited only on demand. */
export function bindMdast(steps: readonly Step[], { text }: { text: boolean }): Partial<MdastPluginDefinition> {
  const bound: Record<string, unknown> = { options: { position: true } };
  for (const type of MDAST_TYPES) {
    const visits = steps.flatMap((step) => step.mdast?.[type] ?? []) as MdastVisit<string>[];
    if (visits.length === 0 || (type === 'text' && !text)) continue;
    bound[type] = (node: MdastNode, context: MdastVisitorContext) => {
      const page = pageOf(context.data);
      // The type is that of the key, by construction of `Step`.
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
  return data.page as PageState; // put there by the engine for every walk
}
