/** Faults and what the configuration says of them → those that are left, with a severity, and ignores that ignore nothing. */
import { CHECK_RULES, type RuleName, type RuleSeverity } from '../../config/check-rules.js';
import type { CheckConfig, IgnoredFinding } from '../../config/check-config.js';
import type { Fault } from './types.js';

export interface JudgedFault extends Fault {
  severity: 'warn' | 'error';
}

export interface Judged {
  faults: JudgedFault[];
  /** How many are left out for a reason. */
  ignored: number;
  /** They should be removed: what they left out is mended. */
  unused: IgnoredFinding[];
}

export interface JudgeInput {
  config: CheckConfig;
  /** Rules that were asked. */
  asked: ReadonlySet<RuleName>;
  /** Whether these are all. */
  isComplete: boolean;
  /** Address of a page. */
  urlOf: (file: string) => string;
}

export function severityOfRule(rule: RuleName, { rules }: Pick<CheckConfig, 'rules'>): RuleSeverity {
  return rules[rule] ?? CHECK_RULES[rule].severity;
}

export function judgeFaults(faults: readonly Fault[], { config, asked, isComplete, urlOf }: JudgeInput): Judged {
  const ignores = config.ignore.map((entry) => ({ entry, fits: createIgnore(entry) }));
  const used = new Set<IgnoredFinding>();
  const judged = faults.flatMap((fault): JudgedFault[] => {
    const severity = severityOfRule(fault.rule, config);
    const reasons = ignores.filter(({ fits }) => fits(fault, urlOf(fault.file)));
    for (const { entry } of reasons) used.add(entry);
    return severity === 'off' || reasons.length > 0 ? [] : [{ ...fault, severity }];
  });
  const isAsked = (rule: RuleName | undefined) => (rule === undefined ? isComplete : asked.has(rule));
  return {
    faults: judged,
    ignored: faults.length - judged.length,
    // What was not asked cannot have been found.
    unused: config.ignore.filter((one) => !used.has(one) && isAsked(one.rule)),
  };
}

function createIgnore({ rule, page, target }: IgnoredFinding): (fault: Fault, url: string) => boolean {
  const isPage = matcher(page);
  const isTarget = matcher(target);
  return (fault, url) =>
    (rule === undefined || rule === fault.rule) && isPage(url) && isTarget(fault.subject?.text ?? '');
}

/** A text in which `*` stands for any text. */
function matcher(pattern: string | undefined): (text: string) => boolean {
  if (pattern === undefined) return () => true;
  const parts = pattern.split('*').map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return (text) => expression.test(text);
}
