/**
 * Whether a component or function of a package needs the browser. A small package of ECMAScript modules is read
 * like the site's own code; of what cannot be read this way we assume that it does.
 */
import { linkExport, type Target } from './link-names.js';
import { isPurePackage } from './trigger-table.js';
import { walkUses, type WalkContext } from './walk-uses.js';

/** More modules than this are not read: the answer would cost more than it saves. */
const MAX_MODULES = 80;

/** Completes "it …"; `undefined` when it does not need the browser. */
export async function packageVerdict(
  { specifier, name, file }: Extract<Target, { kind: 'package' }>,
  context: WalkContext,
): Promise<string | undefined> {
  if (isPurePackage(specifier)) return undefined;
  const reason = `comes from the package ${packageName(specifier)}, which uses React`;
  if (file === undefined) return reason;
  const read = new Set<string>();
  const bounded: WalkContext = {
    ...context,
    visit: () => {},
    // Of a second package nothing is read: two that name each other would wait for each other.
    needsBrowser: async (target) => target.kind === 'package' && !isPurePackage(target.specifier),
    facts(module) {
      read.add(module);
      const facts = read.size > MAX_MODULES ? undefined : context.facts(module);
      if (!facts || facts.isCommonJs) throw new Unreadable();
      return facts;
    },
  };
  try {
    const target = await linkExport({ file, name }, bounded);
    if (target?.kind === 'known') return undefined;
    if (target?.kind !== 'declaration') return reason;
    for await (const finding of walkUses({ ...target, all: true }, bounded)) {
      // What it does inside says nothing to those who only use it.
      if (finding.kind === 'trigger') return reason;
    }
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return reason;
    throw error;
  }
}

/** Thrown to give up; nobody else sees it. */
class Unreadable extends Error {}

function packageName(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}
