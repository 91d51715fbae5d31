/** A page with the front matter of a request → the request. What is missing or unknown ends the build with its file. */
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-pages';
import { SiteError } from 'dactyl';
import { AREAS, isArea, isStatus, STATUSES, type FeatureRequest } from './request.js';

export type { FeatureRequest } from './request.js';

/** A page that is written in Markdown. */
export type RequestFile = Extract<LoadedContent[number], { type: 'mdx' }>;

export function readRequest({ permalink, source, title, frontMatter }: RequestFile, siteDir: string): FeatureRequest {
  const { status, area, date, description } = frontMatter;
  const fail = (key: string, hint: string) => {
    const value = frontMatter[key] === undefined ? 'no' : 'an unknown';
    return new SiteError(`The feature request has ${value} "${key}".`, {
      file: path.resolve(siteDir, source.replace(/^@site\//, '')),
      hint,
    });
  };
  if (title === undefined) throw fail('title', 'Say in its front matter what is asked for.');
  if (description === undefined) throw fail('description', 'Say in its front matter what the board shows of it.');
  if (!isStatus(status)) throw fail('status', `It is one of: ${STATUSES.join(', ')}.`);
  if (!isArea(area)) throw fail('area', `It is one of: ${AREAS.join(', ')}.`);
  const day = readDay(date);
  if (day === undefined) throw fail('date', 'Write the day on which its status began, as in 2026-11-22.');
  const slug = permalink.replace(/\/$/, '').replace(/^.*\//, '');
  return { slug, title, summary: description, href: permalink, status, area, date: day };
}

/** YAML makes a date of it when it has no quotes. */
function readDay(date: unknown): string | undefined {
  const text = date instanceof Date ? date.toISOString().slice(0, 10) : date;
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(text);
  // February has no 30th, and a date makes March of it.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
