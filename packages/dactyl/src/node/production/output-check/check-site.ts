/** `dactyl check`: the output, the sources of its pages and the configuration → findings. */
import path from 'node:path';
import type { CheckConfig } from '../../config/check-config.js';
import { ruleNames, type RuleName } from '../../config/check-rules.js';
import type { SiteConfig } from '../../config/types.js';
import { checkOutput, type OutputReport } from './check-output.js';
import { contractOf } from './contract.js';
import type { Finding } from './finding.js';
import { judgeFaults, severityOfRule, type Judged, type JudgedFault } from './judge-faults.js';
import { placeFaults } from './place-faults.js';
import { createSuggester } from './suggest-targets.js';
import type { PageSource } from '../source-of-page.js';
import type { Contract, Fault } from './types.js';

export interface CheckInput {
  siteDir: string;
  /** The output folder. */
  dir: string;
  configFile: string;
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n' | 'check'>;
  /** Rules that are asked; all that are not off when it is absent. */
  only?: readonly RuleName[];
  /** What the site has promised to keep. */
  contract?: Contract | undefined;
  /** Asked only when there is something to place. */
  loadSources: () => Promise<Map<string, PageSource>>;
  /** Another output: what it has, too, is no finding. It is read only when there is a fault. */
  known?: string | undefined;
  /** Addresses of other sites that do not answer, if they are to be asked. */
  askOthers?: (external: OutputReport['external']) => Promise<Fault[]>;
}

export interface CheckResult extends Omit<Judged, 'faults'> {
  findings: Finding[];
  /** Number of pages. */
  pages: number;
  /** What the output would promise. */
  manifest: Contract;
  /** Number of faults that the output `known` has, too. */
  known: number;
}

export async function checkSite(input: CheckInput): Promise<CheckResult> {
  const { dir, siteConfig, siteDir, configFile, askOthers } = input;
  const config = siteConfig.check ?? { rules: {}, ignore: [] };
  const rules = askedRules(input, config);
  const report = await checkOutput({ dir, siteConfig, rules, contract: input.contract });
  const others = rules.has('external-link') ? ((await askOthers?.(report.external)) ?? []) : [];
  const all = [...report.faults, ...others];
  const urlOf = (file: string) => report.pages.get(file)?.url ?? file;
  const {
    faults: judged,
    ignored,
    unused,
  } = judgeFaults(all, {
    config,
    asked: rules,
    isComplete: input.only === undefined,
    urlOf,
  });
  const manifest = contractOf({ baseUrl: siteConfig.baseUrl, pages: report.pages });
  const faults = await withoutKnown(judged, input, rules);
  const found = { ignored, unused, pages: report.pages.size, manifest, known: judged.length - faults.length };
  if (faults.length === 0) return { ...found, findings: [] };
  const suggest = createSuggester(report.pages);
  const findings = placeFaults(
    faults.map((fault) => ({ ...fault, ...suggest(fault) })),
    {
      dir,
      pages: report.pages,
      sources: await input.loadSources(),
      config: { file: path.resolve(siteDir, configFile), baseUrl: siteConfig.baseUrl },
    },
  );
  return { ...found, findings };
}

/** A fault is the same where the same is said of the same page, wherever its place in the source is. */
async function withoutKnown(
  faults: readonly JudgedFault[],
  { known, siteConfig }: CheckInput,
  rules: ReadonlySet<RuleName>,
): Promise<JudgedFault[]> {
  if (known === undefined || faults.length === 0) return [...faults];
  const keyOf = ({ rule, file, message }: Fault) => JSON.stringify([rule, file, message]);
  const others = new Set((await checkOutput({ dir: known, siteConfig, rules })).faults.map(keyOf));
  return faults.filter((fault) => !others.has(keyOf(fault)));
}

function askedRules({ only, askOthers, contract }: CheckInput, config: CheckConfig): Set<RuleName> {
  const wanted = new Set(only ?? ruleNames());
  return new Set(
    ruleNames().filter(
      (name) =>
        wanted.has(name) &&
        severityOfRule(name, config) !== 'off' &&
        (name !== 'external-link' || askOthers !== undefined) &&
        (!name.startsWith('vanished-') || contract !== undefined),
    ),
  );
}

export function countBySeverity(findings: readonly Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors };
}
