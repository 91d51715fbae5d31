import type { LinkContext } from './link-names.js';

/** Names that a module exports; `undefined` when they cannot be known. */
export async function exportedNames(
  file: string,
  context: LinkContext,
  seen: Set<string> = new Set(),
): Promise<string[] | undefined> {
  const facts = context.facts(file);
  // A module without exports may be CommonJS of a kind that is not read, such as React's own.
  if (!facts || (facts.exports.size === 0 && facts.stars.length === 0)) return undefined;
  seen.add(file);
  const names = new Set(facts.exports.keys());
  for (const specifier of facts.stars) {
    const resolved = await context.resolve(specifier, file);
    if (resolved?.kind !== 'own' && resolved?.kind !== 'trusted') return undefined;
    const more = seen.has(resolved.file) ? [] : await exportedNames(resolved.file, context, seen);
    if (!more) return undefined;
    for (const name of more) if (name !== 'default') names.add(name);
  }
  return [...names];
}
