/**
 * Finds a site's selectors that match something in the Docusaurus build and nothing in the Dactyl build. Pages are
 * checked one by one; a selector is dropped once it has matched on both sides.
 */
import { compile } from 'css-select';
import { parse, type Selector } from 'css-what';
import { withOurSelectors } from '../bundle/site-selectors-plugin.js';
import { isElement, type PageTree, type TreeElement, type TreeNode } from './page-tree.js';
import type { SiteSelector } from './site-styles.js';

export type Side = 'want' | 'have';

export interface SelectorMatcher {
  /** @param html text of the page; searching it first is cheaper than building the tree */
  look(side: Side, html: string, tree: () => PageTree): void;
  /** Whether further pages of our build can change the result. */
  isOpen(): boolean;
  lost(): SiteSelector[];
  /** How many matched in the build of Docusaurus. */
  matched(): number;
}

interface Question {
  site: SiteSelector;
  /** For our side, the selector as our build rewrites it. */
  sides: Record<Side, Match>;
  found: Record<Side, boolean>;
}

export function createSelectorMatcher(selectors: readonly SiteSelector[]): SelectorMatcher {
  const questions = selectors.flatMap((site) => toQuestion(site) ?? []);
  return {
    look(side, html, tree) {
      const open = questions.filter(
        ({ found, sides }) => !found[side] && sides[side].words.every((word) => html.includes(word)),
      );
      if (open.length === 0) return;
      for (const element of elementsOf(tree().children)) {
        for (const question of open) {
          if (!question.found[side] && question.sides[side].test(element)) question.found[side] = true;
        }
      }
    },
    isOpen: () => questions.some(({ found }) => found.want && !found.have),
    lost: () => questions.filter(({ found }) => found.want && !found.have).map(({ site }) => site),
    matched: () => questions.filter(({ found }) => found.want).length,
  };
}

interface Match {
  test: (element: TreeElement) => boolean;
  /** Classes and ids that must occur in the page for a match. */
  words: string[];
}

/** Pseudo-classes that depend on the reader's actions; they are ignored. */
const STATES = new Set(
  'hover focus active visited focus-visible focus-within target link any-link selection open modal popover-open fullscreen autofill'.split(
    ' ',
  ),
);

function toQuestion(site: SiteSelector): Question | undefined {
  try {
    const want = toMatch(site.selector);
    const have = toMatch(withOurSelectors(site.selector));
    return want && have && { site, sides: { want, have }, found: { want: false, have: false } };
  } catch {
    // Selectors that only browsers understand, such as those of scroll bars.
    return undefined;
  }
}

function toMatch(text: string): Match | undefined {
  const [selector, ...others] = parse(text);
  if (!selector || others.length > 0) return undefined;
  const tokens = selector.filter((token) => !isState(token));
  if (tokens.length === 0) return undefined;
  return { test: compile<TreeNode, TreeElement>([tokens], {}), words: requiredWords(tokens) };
}

function isState(token: Selector): boolean {
  if (token.type === 'pseudo-element') return true;
  if (token.type === 'pseudo') return STATES.has(token.name) || token.name.startsWith('-');
  // A script sets this attribute before the first paint.
  return token.type === 'attribute' && token.name === 'data-theme';
}

function requiredWords(tokens: readonly Selector[]): string[] {
  return tokens.flatMap((token) => {
    const isName = token.type === 'attribute' && (token.name === 'class' || token.name === 'id');
    return isName && typeof token.value === 'string' && token.action !== 'not' ? [token.value] : [];
  });
}

function* elementsOf(nodes: readonly TreeNode[]): Generator<TreeElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsOf(node.children);
  }
}
