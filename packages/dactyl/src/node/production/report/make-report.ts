/**
 * `dactyl report`: two outputs of a site → what a reviewer of a change wants to know. The older output may be a folder, or a commit
 * that `build-base.ts` builds.
 */
import type { SiteConfig } from '../../config/types.js';
import { listFiles } from '../../base/files.js';
import type { AskedOutput, OutputAnswer, OutputQuestions } from '../../plugin-api/output-questions.js';
import type { CheckInput } from '../output-check/check-site.js';
import { compareOutputs } from './compare-outputs.js';
import { measureSizes } from './measure-sizes.js';
import type { CheckChanges, MovedAnswers, Report } from './types.js';

export interface ReportInput {
  siteDir: string;
  siteConfig: SiteConfig;
  configFile: string;
  /** Folders of outputs. */
  before: string;
  after: string;
  /** What the older one is called. */
  base: string;
  /** Address of the preview. */
  preview?: string | undefined;
  questions: readonly OutputQuestions[];
  /** Sources of pages, for findings; without them, rules are not asked. */
  loadSources?: CheckInput['loadSources'];
}

export async function makeReport(input: ReportInput): Promise<Report> {
  const { siteConfig, before, after, base } = input;
  const sides = { before, after, files: { before: await listFiles(before), after: await listFiles(after) } };
  const preview = input.preview?.replace(/\/?$/, '/');
  const { scripts, ...pages } = await compareOutputs({ ...sides, baseUrl: siteConfig.baseUrl, preview });
  const check = input.loadSources && (await checkChanges(input, input.loadSources));
  return {
    title: siteConfig.title,
    base,
    pages,
    sizes: [{ name: 'pages', before: pages.before, after: pages.after }, ...(await measureSizes(sides))],
    scripts,
    answers: await movedAnswers(input),
    ...(check && { check }),
  };
}

async function movedAnswers({ questions, before, after, siteDir, siteConfig }: ReportInput): Promise<MovedAnswers[]> {
  const all: MovedAnswers[] = [];
  for (const { title, ask } of questions) {
    const askOne = (dir: string): Promise<OutputAnswer[]> => ask({ siteDir, siteConfig, dir } satisfies AskedOutput);
    const [old, now] = [await askOne(before), await askOne(after)];
    const pairs = now.flatMap((answer, index) => {
      const earlier = old[index];
      return earlier === undefined || earlier.answer === answer.answer
        ? []
        : { question: answer.question, before: earlier, after: answer };
    });
    if (now.length > 0) all.push({ title, asked: now.length, moved: pairs });
  }
  return all;
}

async function checkChanges(
  { siteDir, after, before, configFile, siteConfig }: ReportInput,
  loadSources: CheckInput['loadSources'],
): Promise<CheckChanges> {
  const { checkSite } = await import('../output-check/check-site.js');
  const result = await checkSite({ siteDir, dir: after, known: before, configFile, siteConfig, loadSources });
  return { found: result.findings, known: result.known };
}
