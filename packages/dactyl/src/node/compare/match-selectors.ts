/**
 * Selectors of a site → those that match something in the build of Docusaurus and nothing in the build of Dactyl. Pages come
 * one by one; a selector is asked for until it has matched on both sides.
 */
import { compile } from 'css-select';
import { parse, type Selector } from 'css-what';
import { withOurSelectors } from '../bundle/site-selectors-plugin.js';
import { isElement, type PageTree, type TreeElement, type TreeNode } from './page-tree.js';
import type { SiteSelector } from './site-styles.js';

export type Side = 'want' | 'have';

export interface SelectorMatcher {
  /** @param html text of the page, which is searched first: that is cheaper */
  look(side: Side, html: string, tree: () => PageTree): void;
  /** Whether pages of ours can still change the outcome. */
  isOpen(): boolean;
  lost(): SiteSelector[];
  /** How many matched in the build of Docusaurus. */
  matched(): number;
}

interface Question {
  site: SiteSelector;
  /** On our side it is the selector that a build makes of it. */
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
  /** Classes and ids without which nothing can match. */
  words: string[];
}

/** What a page is like before anybody has touched it decides; what follows from the reader is left out. */
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
    // Selectors that only browsers know, such as those of scroll bars.
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
  // The script sets it before the page is painted.
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
