/** Collects the messages of all sources of a site. If several files define an id, the first one counts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteRelative } from '../../content/edit-url.js';
import { isInside } from '../../base/files.js';
import { parseModule } from '../../bundle/islands/parse-module.js';
import { PACKAGE_ROOT } from '../../bundle/package-root.js';
import { extractMessages, type Extraction } from './extract-messages.js';
import type { MessageProblem, SourceMessage } from './types.js';

const PUBLIC_MODULES = new Set(['@docusaurus/Translate', 'dactyl/client']);
const TRANSLATE_MODULE = path.join(PACKAGE_ROOT, 'react/Translate.js');

/** Our own texts outside of themes, e.g. the titles of blog lists. */
export const OWN_SOURCES = ['react', 'browser', 'ssr', 'features/docs/react', 'features/blog/react'].map((folder) =>
  path.join(PACKAGE_ROOT, folder),
);

/** Reads each file once, however many locales ask for it. */
export function createExtractor(): (file: string) => Promise<Extraction> {
  const known = new Map<string, Promise<Extraction>>();
  return (file) => {
    const extraction = known.get(file) ?? extractFile(file);
    known.set(file, extraction);
    return extraction;
  };
}

async function extractFile(file: string): Promise<Extraction> {
  const code = await readFile(file, 'utf8');
  if (!/Translate|dactyl\/client/.test(code)) return { messages: [], problems: [] };
  return extractMessages({
    file,
    code,
    parse: parseModule,
    isTranslateModule: (specifier) =>
      PUBLIC_MODULES.has(specifier) ||
      (specifier.startsWith('.') && path.resolve(path.dirname(file), specifier) === TRANSLATE_MODULE),
  });
}

export interface CollectedMessages {
  /** By id, in the order of the sources. */
  messages: Map<string, SourceMessage>;
  problems: MessageProblem[];
}

export function collectMessages(extractions: readonly Extraction[], siteDir: string): CollectedMessages {
  const messages = new Map<string, SourceMessage>();
  const problems = extractions.flatMap((extraction) => extraction.problems);
  for (const message of extractions.flatMap((extraction) => extraction.messages)) {
    const first = messages.get(message.id);
    if (!first) messages.set(message.id, message);
    else if (first.message !== message.message) problems.push(...conflict(first, message, siteDir));
    else if (first.description === undefined) messages.set(message.id, { ...message, place: first.place });
  }
  return { messages, problems };
}

/**
 * A site may override a theme's text in its own copy of the component; two definitions in its own sources are a
 * mistake.
 */
function conflict(first: SourceMessage, other: SourceMessage, siteDir: string): MessageProblem[] {
  const isOwn = ({ place: { file } }: SourceMessage) =>
    isInside(siteDir, file) && !file.includes(`${path.sep}node_modules${path.sep}`) && !isInside(PACKAGE_ROOT, file);
  if (!isOwn(first) || !isOwn(other)) return [];
  const { file, line } = first.place;
  return [
    {
      ...other.place,
      message: `The message "${other.id}" has another text in ${siteRelative(siteDir, file)}:${line}, which is the one that counts.`,
      hint: 'Give one of the two another id, or both the same text.',
    },
  ];
}
