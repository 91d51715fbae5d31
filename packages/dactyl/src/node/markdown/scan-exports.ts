import { findRanges, textBetween } from './code-ranges.js';

/**
 * Names that an MDX text itself exports (`export const rows = …`), found without parsing, in the order of the text.
 * Examples in code do not count.
 */
export function scanExports(source: string): string[] {
  if (!/^export\b/m.test(source)) return [];
  const names = new Set<string>();
  for (const { text } of textBetween(source, findRanges(source))) {
    for (const [, declared, further, destructured, listed] of text.matchAll(EXPORT)) {
      if (declared !== undefined) names.add(declared);
      // A false positive does no harm.
      for (const [, next] of further?.matchAll(/,\s*([A-Za-z_$][\w$]*)\s*=(?![=>])/g) ?? []) names.add(next ?? '');
      for (const part of (destructured ?? '').split(',')) add(part.replace(/=.*/s, '').replace(/^.*[:.]/s, ''));
      for (const part of (listed ?? '').split(',')) add(part.replace(/^.*\bas\b/s, ''));
    }
  }
  names.delete('default');
  return [...names];

  function add(name: string): void {
    if (/^[A-Za-z_$][\w$]*$/.test(name.trim())) names.add(name.trim());
  }
}

/**
 * Matches a declaration with one name and the text up to the next empty line, a declaration with a pattern, or a list
 * of names.
 */
const EXPORT =
  /^export\s+(?:(?:const|let|var|class|(?:async\s+)?function\b\s*\*?)\s*([A-Za-z_$][\w$]*)((?:.|\n(?!\n|export\b|import\b))*)|(?:const|let|var)\s*[{[]([^}\]]*)[}\]]\s*=|\{([^}]*)\})/gm;
