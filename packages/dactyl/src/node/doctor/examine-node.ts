import path from 'node:path';
import { readTextIfExists } from '../base/files.js';
import { projectRoot } from '../base/project-root.js';
import type { Diagnosis, Examination } from './diagnosis.js';

const TOPIC = 'Node.js';

/** Whether Node.js is the one that hosts and colleagues are told to take. Too old ones do not come this far. */
export const examineNode: Examination = async ({ siteDir, nodeVersion }) => {
  const [major = 0] = nodeVersion.split('.').map(Number);
  const wishes = await readWishes([siteDir, projectRoot(siteDir)]);
  const others = wishes.filter((wish) => wish.major !== major);
  if (others.length > 0) return others.map(({ file, text }) => otherVersion(file, text, nodeVersion));
  if (major % 2 === 0) return [{ level: 'ok', topic: TOPIC, found: `Version ${nodeVersion}.` }];
  const found = `Version ${nodeVersion} gets no long-term support: only releases with even numbers do.`;
  return [{ level: 'note', topic: TOPIC, found, advice: 'Build with an even version, as hosts do.' }];
};

function otherVersion(file: string, text: string, nodeVersion: string): Diagnosis {
  return {
    level: 'warning',
    topic: TOPIC,
    found: `"${file}" asks for version ${text}, and this is ${nodeVersion}.`,
    advice: `Install ${text}, or change "${file}", so that your host builds with what you try here.`,
  };
}

interface Wish {
  file: string;
  /** The version as it is written. */
  text: string;
  major: number;
}

/** From files that version managers and hosts read. Names of releases, such as `lts/*`, say no number. */
async function readWishes(folders: readonly string[]): Promise<Wish[]> {
  const files = [...new Set(folders)].flatMap((folder) =>
    ['.nvmrc', '.node-version'].map((name) => path.join(folder, name)),
  );
  const wishes = await Promise.all(
    files.map(async (file) => {
      const [, text, major] = /^\s*v?((\d+)[\d.]*)\s*$/m.exec((await readTextIfExists(file)) ?? '') ?? [];
      return text === undefined ? [] : [{ file: path.basename(file), text, major: Number(major) }];
    }),
  );
  return wishes.flat();
}
