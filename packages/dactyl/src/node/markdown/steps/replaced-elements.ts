/**
 * Makes a page dynamic when it has an element that the site renders by a component: only React can call the
 * component.
 */
import type { Step } from '../visitors.js';

export function replacedElements(names: readonly string[]): Step {
  if (names.length === 0) return {};
  return { elements: [{ names: [...names], visit: (_, page) => void (page.dynamic = true) }] };
}

/**
 * Names that must reach the site's components, from `ProcessorOptions.replacedElements`: a fenced block is a `pre`
 * around a `code`, and a rich title travels to an admonition as an element.
 */
export function componentElements(replaced: readonly string[]): string[] {
  const implied = (name: string): string[] => {
    if (name === 'code' || name === 'code:live') return ['code', 'pre'];
    if (name === 'pre') return ['pre', 'code'];
    return name === 'admonition' ? ['admonition', 'mdxAdmonitionTitle'] : [name];
  };
  return [...new Set(replaced.flatMap(implied))];
}
