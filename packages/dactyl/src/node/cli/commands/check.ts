import path from 'node:path';
import { Option, type Command } from 'commander';
import type { RuleName } from '../../config/check-rules.js';
import { CHECK_RULES, ruleNames } from '../../config/check-rules.js';
import type { IgnoredFinding } from '../../config/check-config.js';
import { writeFileAtomic } from '../../base/files.js';
import { suggestName } from '../../base/nearest-name.js';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import type { CheckResult } from '../../production/output-check/check-site.js';
import type { Finding } from '../../production/output-check/finding.js';
import type { Fault } from '../../production/output-check/types.js';
import { frameworkVersion } from '../../site/site-metadata.js';
import { loadSiteConfig } from '../../site/site-config.js';
import { askOtherSites, type AskInput } from '../ask-other-sites.js';
import { builtFolder } from '../built-folder.js';
import { countFiles, describeFix } from '../describe-fixes.js';
import { readContract } from '../read-contract.js';
import { collect, toNames } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';
import { isWanted, writeFixes } from '../write-fixes.js';

const FORMATS = ['text', 'json', 'sarif', 'github'] as const;

interface CheckFlags {
  dir: string;
  format: (typeof FORMATS)[number];
  rules?: string;
  list?: boolean;
  fix?: boolean;
  yes?: boolean;
  contract?: string;
  manifest?: string;
  external?: boolean;
  ignore?: string[];
  allowPrivate?: boolean;
  config?: string;
}

export function registerCheck(program: Command, logger: Logger): void {
  program
    .command('check [siteDir]')
    .description('Look for mistakes in the built site, and where its sources have them')
    .option('--dir <dir>', 'Folder of the built site', 'build')
    .addOption(new Option('--format <format>', 'How findings are printed').choices(FORMATS).default('text'))
    .option('--rules <names>', 'Only these rules, with commas between them')
    .option('--list', 'Print all rules, and check nothing')
    .option('--fix', 'Correct what is beyond doubt, after a look at it')
    .option('-y, --yes', 'With --fix: write without a question')
    .option('--contract <file>', 'Also look for addresses that are gone: a file of --manifest, or its address')
    .option('--manifest <file>', 'Write all addresses and headings of the site into a file')
    .option('--external', 'Also ask other sites whether they have the pages that yours link to')
    .option('--ignore <address>', 'Do not ask for this address; * stands for any text; several times', collect)
    .option('--allow-private', 'Also ask hosts of the own network')
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: CheckFlags) => run(resolveSiteDir(siteDir), flags, logger));
}

async function run(siteDir: string, flags: CheckFlags, logger: Logger): Promise<void> {
  const { siteConfig, configFile } = await loadSiteConfig({ siteDir, configPath: flags.config });
  if (flags.list) return logger.info(describeRules(siteConfig.check?.rules ?? {}));
  const only = toRules(flags.rules);
  const dir = await builtFolder(siteDir, flags.dir);
  const { checkSite } = await import('../../production/output-check/check-site.js');
  // What programs read has nothing else in it.
  const ask = {
    siteDir,
    ...flags,
    own: siteConfig.url,
    logger: flags.format === 'text' ? logger : createSilentLogger(),
  };
  const result = await checkSite({
    siteDir,
    dir,
    configFile,
    siteConfig,
    ...(flags.contract !== undefined && { contract: await readContract(flags.contract) }),
    ...(only && { only }),
    loadSources: () => loadSources(siteDir, dir, flags),
    ...(flags.external && { askOthers: (external) => externalFaults(external, ask) }),
  });
  if (flags.manifest !== undefined) await writeManifest(result, flags.manifest);
  await print(result, flags, logger);
  if (flags.fix) await fix(result.findings, { siteDir, flags, logger });
  if (result.findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

function toRules(names: string | undefined): RuleName[] | undefined {
  const known = ruleNames();
  return toNames(names)?.map((name) => {
    const rule = known.find((one) => one === name);
    if (rule !== undefined) return rule;
    throw new SiteError(`There is no rule "${name}".`, { hint: suggestName(name, known) });
  });
}

function describeRules(rules: Partial<Record<RuleName, string>>): string {
  const names = ruleNames();
  const width = Math.max(...names.map((name) => name.length));
  return names
    .map(
      (name) =>
        `${name.padEnd(width)}  ${(rules[name] ?? CHECK_RULES[name].severity).padEnd(5)}  ${CHECK_RULES[name].about}`,
    )
    .join('\n');
}

async function loadSources(siteDir: string, outDir: string, { config }: CheckFlags) {
  const { loadSite } = await import('../../site/load-site.js');
  const { pageSources } = await import('../../production/source-of-page.js');
  // Messages of plugins about content belong to builds.
  return pageSources(await loadSite({ siteDir, configPath: config, outDir, logger: createSilentLogger() }));
}

async function externalFaults(external: ReadonlyMap<string, string[]>, input: AskInput): Promise<Fault[]> {
  const faults = await askOtherSites([...external.keys()], input);
  return faults.flatMap(({ url, why }) =>
    (external.get(url) ?? []).map((file) => ({
      rule: 'external-link' as const,
      file,
      message: `"${url}" does not answer (${why}).`,
      subject: { kind: 'address' as const, text: url },
    })),
  );
}

async function writeManifest({ manifest }: CheckResult, file: string): Promise<void> {
  const { contractToText } = await import('../../production/output-check/contract.js');
  await writeFileAtomic(path.resolve(file), contractToText(manifest));
}

async function print(result: CheckResult, { format }: CheckFlags, logger: Logger): Promise<void> {
  const { findings, unused } = result;
  if (format === 'json') {
    const { findingsToJson } = await import('../../production/output-check/formats/json.js');
    return logger.info(findingsToJson(result));
  }
  if (format === 'sarif') {
    const { findingsToSarif } = await import('../../production/output-check/formats/sarif.js');
    return logger.info(findingsToSarif(findings, frameworkVersion()));
  }
  if (format === 'github') {
    const { findingsToGithub } = await import('../../production/output-check/formats/github.js');
    if (findings.length > 0) logger.info(findingsToGithub(findings));
  } else if (findings.length > 0) {
    const { findingsToText } = await import('../../production/output-check/formats/text.js');
    logger.info(`${findingsToText(findings, logger.colors)}\n`);
  }
  for (const ignore of unused) logger.warn(describeUnused(ignore));
  summarize(result, logger);
}

function describeUnused({ reason, ...what }: IgnoredFinding): string {
  return `Nothing is left out by ${JSON.stringify(what)} in "check.ignore" ("${reason}"). Remove it.`;
}

function summarize({ findings, ignored, pages }: CheckResult, logger: Logger): void {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const left = ignored > 0 ? ` (${ignored} left out by "check.ignore")` : '';
  if (findings.length === 0) return logger.success(`No mistakes in ${pages} pages${left}.`);
  const counts = [count(errors, 'error'), count(findings.length - errors, 'warning')].join(' and ');
  logger.info(`${counts} in ${pages} pages${left}.`);
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

interface FixRun {
  siteDir: string;
  flags: CheckFlags;
  logger: Logger;
}

async function fix(findings: readonly Finding[], { siteDir, flags, logger }: FixRun): Promise<void> {
  const { fixFindings } = await import('../../production/output-check/fix-findings.js');
  const fixed = await fixFindings(findings, siteDir);
  if (fixed.length === 0) return logger.info('Nothing that can be corrected without you.');
  for (const file of fixed) logger.info(`${describeFix(file, logger.colors)}\n`);
  if (
    !(await isWanted(
      fixed.map(({ file }) => file),
      flags,
      logger,
    ))
  )
    return;
  const written = await writeFixes(fixed, logger);
  logger.success(`Corrected ${countFiles(written.length)}. Build the site again to see what is left.`);
}
