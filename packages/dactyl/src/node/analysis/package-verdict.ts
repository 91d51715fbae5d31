/**
 * Decides whether a component or function of a package needs the browser. A small package of ES modules is read
 * like the site's own code; anything that cannot be read is assumed to need it.
 */
import { linkExport, type Target } from './link-names.js';
import { isPurePackage } from './trigger-table.js';
import { walkUses, type WalkContext } from './walk-uses.js';

/** Limit of modules to read: beyond it, analysis costs more than it can save. */
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
    // Components of a second package are not read, because two packages that refer to each other would wait for
    // each other.
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
      // Details inside the package do not help people who only use it, so the reason is the package's.
      if (finding.kind === 'trigger') return reason;
    }
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return reason;
    throw error;
  }
}

/** Thrown to give up reading; caught in this file. */
class Unreadable extends Error {}

function packageName(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}
