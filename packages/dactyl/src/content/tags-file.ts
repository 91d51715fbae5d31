import { z } from 'zod';
import { SiteError, throwAll } from '../node/site-error.js';
import { readDataFile, type DataFile } from './data-file.js';
import { kebabCase } from './kebab-case.js';

/** Key of a tag → what the tags file says about it. Permalinks are relative to the tags path. */
export type TagsFile = ReadonlyMap<string, { label: string; permalink: string; description?: string }>;

export interface ReadTagsFileOptions {
  /** Absolute folders to look into, the translated one first. */
  contentDirs: readonly string[];
  /** Option `tags`: a file name, `false` or `null` for none; without it `tags.yml` is read when it exists. */
  name: string | false | null | undefined;
}

const DEFAULT_NAME = 'tags.yml';

const definition = z
  .strictObject({ label: z.string().optional(), description: z.string().optional(), permalink: z.string().optional() })
  .nullable();

const schema = z.record(z.string(), definition).nullish();

/** Reads and checks the tags file; `undefined` when there is none, which leaves all tags free. */
export function readTagsFile({ contentDirs, name }: ReadTagsFileOptions): TagsFile | undefined {
  if (name === false || name === null) return undefined;
  const found = readDataFile(name ?? DEFAULT_NAME, contentDirs);
  if (found !== undefined) return parseTagsFile(found);
  if (name === undefined) return undefined;
  throw new SiteError(`The tags file "${name}" does not exist.`, {
    key: 'tags',
    hint: `Looked in ${contentDirs.join(' and ')}. Create the file, or set "tags" to false.`,
  });
}

function parseTagsFile({ file, data }: DataFile): TagsFile {
  const result = schema.safeParse(data);
  if (!result.success) {
    throwAll(
      result.error.issues.map(
        (issue) =>
          new SiteError(`Invalid tags file: ${issue.message}.`, {
            file,
            key: issue.path.map(String).join('.'),
            hint: 'Each tag may have a "label", a "description" and a "permalink"; all are text.',
          }),
      ),
    );
  }
  const entries = Object.entries(result.data ?? {}).map(
    ([key, tag]) =>
      [
        key,
        {
          label: tag?.label ?? capitalize(key),
          permalink: tag?.permalink ?? `/${kebabCase(key)}`,
          ...(tag?.description !== undefined && { description: tag.description }),
        },
      ] as const,
  );
  checkPermalinks(entries, file);
  return new Map(entries);
}

function checkPermalinks(entries: readonly (readonly [string, { permalink: string }])[], file: string): void {
  const keys = new Map<string, string>();
  for (const [key, { permalink }] of entries) {
    const other = keys.get(permalink);
    if (other !== undefined) {
      throw new SiteError(`The tags "${other}" and "${key}" have the same permalink "${permalink}".`, {
        file,
        key,
        hint: 'Give one of them another "permalink".',
      });
    }
    keys.set(permalink, key);
  }
}

function capitalize(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();
}
