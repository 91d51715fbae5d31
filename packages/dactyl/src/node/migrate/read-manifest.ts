/** Finds the `package.json` that lists the site's Docusaurus: its own, or that of a workspace around it. */
import path from 'node:path';
import { readTextIfExists } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { isRecord } from '../../shared/is-record.js';
import type { JsonObject } from '../../shared/json.js';
import { rangeOf } from './plan-migration.js';

export interface Manifest {
  /** Absolute. */
  file: string;
  text: string;
  content: JsonObject;
}

export async function readManifest(siteDir: string): Promise<Manifest> {
  const own = await readAt(siteDir);
  if (own && rangeOf(own.content, '@docusaurus/core') !== undefined) return own;
  for (let folder = path.dirname(siteDir); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const above = await readAt(folder);
    if (above && rangeOf(above.content, '@docusaurus/core') !== undefined) return above;
    // Folders above the repository are not searched.
    if (above?.content['workspaces'] !== undefined) break;
  }
  if (own) return own;
  throw new SiteError(`There is no package.json in ${siteDir}.`, {
    hint: 'Run the command in the folder of a site, or name that folder: dactyl migrate website.',
    docs: '/docs/migration',
  });
}

async function readAt(folder: string): Promise<Manifest | undefined> {
  const file = path.join(folder, 'package.json');
  const text = await readTextIfExists(file);
  if (text === undefined) return undefined;
  const content = parseManifest(text, file);
  return { file, text, content };
}

function parseManifest(text: string, file: string): JsonObject {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SiteError(`package.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      file,
      hint: 'Correct it first; nothing was changed.',
    });
  }
  if (!isRecord(content)) throw new SiteError('package.json holds no object.', { file });
  return content as JsonObject; // what JSON can say
}
