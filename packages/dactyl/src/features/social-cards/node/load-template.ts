/** Loads the component that draws cards, the site's or ours, with a hash of its code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { optionPlace } from '../../../node/config/option-place.js';
import { createJiti } from '../../../node/base/create-jiti.js';
import { codeFingerprint } from '../../../node/base/code-fingerprint.js';
import { fileKind } from '../../../node/base/files.js';
import { hashParts } from '../../../node/base/hash.js';
import { explainFailure, findLocalImports } from '../../../node/base/load-module.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { SocialCard } from './types.js';

export type CardTemplate = ComponentType<SocialCard>;

export interface TemplatePlace {
  siteDir: string;
  configFile: string;
}

/** Absolute. @throws SiteError when there is no such file. */
export async function findTemplate(template: string, { siteDir, configFile }: TemplatePlace): Promise<string> {
  const file = path.resolve(siteDir, template);
  if ((await fileKind(file)) === 'file') return file;
  throw new SiteError(`The template of social cards "${template}" was not found.`, {
    ...optionPlace(configFile, ['template'], template),
    key: 'template',
    hint: 'The path starts from the folder of the site and names the file with its extension.',
  });
}

/** Of the code that a card comes from: of ours, and of the template of the site with what it imports. */
export async function templateHash(file: string | undefined): Promise<string> {
  const texts =
    file === undefined
      ? []
      : findLocalImports(file)
          .toSorted()
          .map((each) => readFileSync(each, 'utf8'));
  return hashParts([await codeFingerprint(import.meta.dirname), ...texts]);
}

export async function loadTemplate(file: string | undefined): Promise<CardTemplate> {
  if (file === undefined) return (await import('./default-template.js')).DefaultTemplate;
  const exported = await importTemplate(file);
  // What it takes cannot be checked; the documentation says what it gets.
  if (typeof exported === 'function') return exported as CardTemplate;
  throw new SiteError('The template of social cards exports no component.', {
    file,
    hint: 'Export a React component as default: export default function Card({ title }) { … }',
  });
}

/** Extensions of modules that are compiled, including those that Node cannot load. */
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.json'];

async function importTemplate(file: string): Promise<unknown> {
  const jsx = { runtime: 'automatic' } as const;
  try {
    return await createJiti(file, { jsx, extensions: EXTENSIONS, moduleCache: false }).import(file, { default: true });
  } catch (error) {
    throw explainFailure(file, error);
  }
}
