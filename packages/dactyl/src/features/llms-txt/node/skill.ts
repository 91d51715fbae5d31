/**
 * A skill for coding agents (https://agentskills.io): what the documentation is for and where to read. Output: `skill.md`, and
 * where agents look for it, `.well-known/agent-skills/` (Agent Skills Discovery 0.2.0).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../../node/base/files.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { SkillOptions } from './options.js';
import { writeSections, writeWithin, type ListedSection } from './write-text.js';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
/** Characters that the format allows. */
const MOST_DESCRIPTION = 1024;
/** Below the output folder of the default locale. */
export const SKILL_FILE = 'skill.md';
const WELL_KNOWN = '.well-known/agent-skills';

export interface SkillInput {
  options: SkillOptions;
  title: string;
  summary: string;
  sections: readonly ListedSection[];
  /** Absolute URL of the texts of all pages; `undefined` without that file. */
  fullText: string | undefined;
  /** Bytes that the text may have; descriptions of pages that do not fit are left out. */
  limit: number;
  siteDir: string;
  siteConfigPath: string;
}

export interface Skill {
  name: string;
  description: string;
  text: string;
}

export function createSkill({ options, title, summary, sections, fullText, limit, ...site }: SkillInput): Skill {
  const name = options.name ?? nameOf(title);
  const about = summary === '' ? '' : `${summary.trim().replace(/[.!?]?$/, '.')} `;
  const when = `Read this documentation when a task has to do with ${title}.`;
  const fitting = about.length + when.length <= MOST_DESCRIPTION ? about + when : when.slice(0, MOST_DESCRIPTION);
  const description = options.description ?? fitting;
  const frontMatter = `---\nname: ${/^\d+$/.test(name) ? JSON.stringify(name) : name}\ndescription: ${JSON.stringify(description)}\n---`;
  const instructions = options.instructions === undefined ? HOW_TO_READ : readInstructions(options.instructions, site);
  const all = fullText === undefined ? '' : `The texts of all pages are in one file, which is long: <${fullText}>`;
  const parts = [frontMatter, `# ${title}`, summary, instructions, all].filter((part) => part !== '');
  const { text } = writeWithin(sections, limit, (listed) => `${[...parts, writeSections(listed)].join('\n\n')}\n`);
  return { name, description, text };
}

const HOW_TO_READ =
  'Each link below leads to a page of the documentation as Markdown. Before you write code or configuration, read the pages that ' +
  'the task is about, and follow them instead of what you remember.';

/** Letters, digits and hyphens, as the format wants them. */
function nameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
    .replace(/-$/, '');
  return name === '' ? 'documentation' : name;
}

function readInstructions(name: string, { siteDir, siteConfigPath }: { siteDir: string; siteConfigPath: string }) {
  const file = path.resolve(siteDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new SiteError(`The instructions of the skill do not exist: "${name}".`, {
    file: siteConfigPath,
    key: 'skill.instructions',
    hint: 'Name a Markdown file, from the folder of the site.',
  });
}

/** @param isRoot whether the output is the root of its host: nobody looks for a skill elsewhere */
export async function writeSkill({ name, description, text }: Skill, outDir: string, isRoot: boolean): Promise<void> {
  await writeFileAtomic(path.join(outDir, SKILL_FILE), text);
  if (!isRoot) return;
  const file = `${WELL_KNOWN}/${name}/SKILL.md`;
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const index = { $schema: SCHEMA, skills: [{ name, type: 'skill-md', description, url: `/${file}`, digest }] };
  await mkdir(path.join(outDir, path.dirname(file)), { recursive: true });
  await writeFileAtomic(path.join(outDir, file), text);
  await writeFileAtomic(path.join(outDir, WELL_KNOWN, 'index.json'), `${JSON.stringify(index, undefined, 2)}\n`);
}
