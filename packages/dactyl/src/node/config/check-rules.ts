/**
 * The rules of `dactyl check`, by name: how bad a finding is unless the site says otherwise, and one sentence on what is found.
 * What finds it is in `node/production/output-check/rules/`.
 */

export type RuleSeverity = 'off' | 'warn' | 'error';

interface CheckRule {
  severity: RuleSeverity;
  /** Says what a finding of the rule is, for people who see its name. */
  about: string;
}

export const CHECK_RULES = {
  'broken-link': { severity: 'error', about: 'A link leads to no page and no file.' },
  'broken-anchor': { severity: 'error', about: 'A link leads to a place that is not on the page.' },
  'missing-file': { severity: 'error', about: 'An image or another file that a page shows is not there.' },
  redirect: { severity: 'error', about: 'A redirect leads to nothing, or in a circle.' },
  'redirect-chain': { severity: 'warn', about: 'A redirect leads to another redirect.' },
  'duplicate-id': { severity: 'warn', about: 'Two elements of a page have the same id.' },
  'heading-order': { severity: 'warn', about: 'A heading is more than one level below the heading before it.' },
  'missing-alt': { severity: 'warn', about: 'An image has no alt attribute.' },
  'empty-page': { severity: 'warn', about: 'A page has neither text nor anything to look at.' },
  'orphan-page': { severity: 'warn', about: 'No other page of the site links to the page.' },
  canonical: { severity: 'error', about: 'The canonical address of a page is wrong.' },
  hreflang: { severity: 'error', about: 'What a page says about its translations is wrong.' },
  'trailing-slash': {
    severity: 'warn',
    about: 'A link has, or lacks, the slash that the addresses of the site end with.',
  },
  'vanished-page': { severity: 'error', about: 'An address of the contract is gone. Asked with --contract only.' },
  'vanished-anchor': {
    severity: 'error',
    about: 'A place of the contract is gone from its page. Asked with --contract only.',
  },
  'external-link': { severity: 'error', about: 'A page of another site does not answer. Asked with --external only.' },
} as const satisfies Record<string, CheckRule>;

export type RuleName = keyof typeof CHECK_RULES;

export function ruleNames(): RuleName[] {
  // `Object.keys` forgets that the names are known.
  return Object.keys(CHECK_RULES) as RuleName[];
}
