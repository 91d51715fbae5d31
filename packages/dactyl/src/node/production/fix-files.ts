/** `dactyl fix`: Markdown files → their texts with what is no MDX corrected, as the site's own processors see them. */
import { readFile } from 'node:fs/promises';
import { isInside } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { createProcessor } from '../markdown/create-processor.js';
import { isMarkdown } from '../markdown/repair/lenient.js';
import { repairText, type Repair } from '../markdown/repair/repair-text.js';
import { createTrialParser, type TrialParser } from '../markdown/trial-parser.js';
import type { Processor } from '../markdown/types.js';
import { prepareFile } from '../pipeline/compile-content.js';
import type { LocaleSite, Site } from '../site/types.js';

export interface FixedFile {
  /** Absolute path. */
  file: string;
  before: string;
  after: string;
  repairs: Repair[];
  /** What is left to the author: the first mistake that has no certain correction. */
  left?: SiteError;
}

/** Only the files with mistakes. @param files absolute paths */
export async function fixFiles(site: Site, files: readonly string[]): Promise<FixedFile[]> {
  const trial = createTrialParser();
  const processorOf = createProcessors(site, trial);
  try {
    const fixed: FixedFile[] = [];
    for (const file of files) {
      const result = await fixFile(file, await processorOf(file));
      if (result.repairs.length > 0 || result.left) fixed.push(result);
    }
    return fixed;
  } finally {
    trial.close();
  }
}

interface FileProcessor {
  processor: Processor;
  functions: LocaleSite['functions'];
}

async function fixFile(file: string, { processor, functions }: FileProcessor): Promise<FixedFile> {
  const before = await readFile(file, 'utf8');
  const attempt = async (source: string) =>
    processor.compile(await prepareFile({ file, source }, functions, processor.audience));
  const written = functions.preprocessor?.({ filePath: file, fileContent: before }) ?? before;
  const changed = processor.audience?.keepToCompile({ file, source: written }) ?? written;
  // Places of mistakes count in what the site's own function gives: in another text nothing is certain.
  const { text, repairs, left } =
    changed === before
      ? await repairText(before, { attempt })
      : { text: before, repairs: [], left: await fault(attempt, before) };
  if (left !== undefined && !(left instanceof SiteError)) throw left;
  return { file, before, after: text, repairs, ...(left && { left }) };
}

async function fault(attempt: (source: string) => Promise<unknown>, source: string): Promise<unknown> {
  try {
    await attempt(source);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Each is made when a file of its folders comes. */
function createProcessors(site: Site, trial: TrialParser): (file: string) => Promise<FileProcessor> {
  const made = new Map<string, Promise<Processor>>();
  return async (file) => {
    const { locale, number } = placeOf(site, file);
    const options = locale.markdown[number]?.processorOptions ?? locale.fallbackProcessor;
    const key = `${locale.locale} ${number}`;
    const strict = { ...options, lenient: false };
    const known =
      made.get(key) ??
      createProcessor(strict, { functions: locale.functions.processors[number], trial, siteDir: site.siteDir });
    made.set(key, known);
    return { processor: await known, functions: locale.functions };
  };
}

function placeOf(site: Site, file: string): { locale: LocaleSite; number: number } {
  for (const locale of site.locales) {
    const number = locale.markdown.findIndex(({ contentDirs }) => contentDirs.some((dir) => isInside(dir, file)));
    if (number !== -1) return { locale, number };
  }
  const [locale] = site.locales;
  if (!locale) throw new SiteError('The site has no locale.');
  return { locale, number: locale.markdown.length };
}

/** In `.mdx` files, what does not parse may well be code: they are corrected only when they are named. */
export function isFixedUnasked(file: string): boolean {
  return isMarkdown(file);
}
