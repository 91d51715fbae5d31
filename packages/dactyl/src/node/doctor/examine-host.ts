import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { isRecord } from '../../shared/is-record.js';
import { fileKind, readTextIfExists } from '../base/files.js';
import { measureOutput } from '../production/output-size.js';
import { findPassedLimits } from '../production/host-limits.js';
import type { Diagnosis, Examination, Patient } from './diagnosis.js';

const TOPIC = 'Host';

/** Whether files for hosts say the same as the configuration, and whether the host takes the output. */
export const examineHost: Examination = async (patient) => {
  const found = (await Promise.all([vercel(patient), netlify(patient), cloudflare(patient), limits(patient)])).flat();
  if (patient.siteConfig.trailingSlash === undefined) found.push(NO_SLASH_RULE);
  return found;
};

const NO_SLASH_RULE: Diagnosis = {
  level: 'note',
  topic: TOPIC,
  found: '"trailingSlash" is not set, so that most hosts add a slash to each address by a redirect.',
  advice: 'Set it to what your host does: true fits all of them.',
};

async function vercel({ siteDir, siteConfig: { trailingSlash }, outDir }: Patient): Promise<Diagnosis[]> {
  const file = 'vercel.json';
  const settings = await readSettings(path.join(siteDir, file), JSON.parse);
  if (!settings) return [];
  const { cleanUrls, trailingSlash: slash, outputDirectory } = settings;
  const found = folderFault(file, outputDirectory, { siteDir, outDir });
  if (trailingSlash !== undefined && slash !== undefined && slash !== trailingSlash)
    found.push(
      problem(
        `"trailingSlash" is ${slash} in "${file}" and ${trailingSlash} in the configuration: each visit is redirected.`,
        'Write the same in both files.',
      ),
    );
  if (trailingSlash === false && cleanUrls !== true)
    found.push(
      problem(
        `"trailingSlash: false" writes files such as "docs/cli.html", and "${file}" does not set "cleanUrls": Vercel does not find them at /docs/cli.`,
        `Add "cleanUrls": true to "${file}".`,
      ),
    );
  return found;
}

async function netlify({ siteDir, outDir }: Patient): Promise<Diagnosis[]> {
  const file = 'netlify.toml';
  const settings = await readSettings(path.join(siteDir, file), parseToml);
  const { publish, base } = isRecord(settings?.['build']) ? settings['build'] : {};
  // Where a base is set, the folder starts from there, and the file is seldom the one that counts.
  return base === undefined ? folderFault(file, publish, { siteDir, outDir }) : [];
}

async function cloudflare({ siteDir, outDir }: Patient): Promise<Diagnosis[]> {
  const file = 'wrangler.toml';
  const settings = await readSettings(path.join(siteDir, file), parseToml);
  return folderFault(file, settings?.['pages_build_output_dir'], { siteDir, outDir });
}

async function limits({ outDir, siteConfig: { url }, env }: Patient): Promise<Diagnosis[]> {
  if ((await fileKind(outDir)) !== 'folder') return [];
  return findPassedLimits(measureOutput(outDir, new Map()), { url, env }).map((found) => problem(found));
}

function folderFault(file: string, folder: unknown, { siteDir, outDir }: Pick<Patient, 'siteDir' | 'outDir'>) {
  if (typeof folder !== 'string' || path.resolve(siteDir, folder) === outDir) return [];
  const found = `"${file}" publishes the folder "${folder}", and builds write to "${path.relative(siteDir, outDir)}".`;
  return [problem(found, `Write "${path.relative(siteDir, outDir)}" there, or build with --out-dir ${folder}.`)];
}

function problem(found: string, advice?: string): Diagnosis {
  return { level: 'problem', topic: TOPIC, found, ...(advice !== undefined && { advice }) };
}

/** What does not parse is told by the host; here it says nothing. */
async function readSettings(
  file: string,
  parse: (text: string) => unknown,
): Promise<Record<string, unknown> | undefined> {
  const text = await readTextIfExists(file);
  if (text === undefined) return undefined;
  try {
    const settings = parse(text);
    return isRecord(settings) ? settings : undefined;
  } catch {
    return undefined;
  }
}
