/**
 * What is thrown while a page is rendered → what people read. What a component of the site throws, or gives to React,
 * is for the site to mend; what is thrown elsewhere is ours, and keeps its stack.
 */
import path from 'node:path';
import { isInside } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { explainContentError } from './content-errors.js';
import type { PageJob, PlainError } from './engine-types.js';
import { fromPlainError, isUsageOnPage, toPlainError, wasNoError } from './plain-error.js';

type FailedPage = Pick<PageJob, 'uses' | 'level'>;

export function plainPageError(error: unknown, page: FailedPage, siteDir: string): PlainError {
  const place = contentFile(page) ?? componentFile(page, siteDir);
  return toPlainError(explainContentError(error, contentFile(page)?.file) ?? error, place);
}

/** The file to look at when a component on the page is used wrongly, as far as there is only one. */
function contentFile({ uses }: FailedPage): { file: string } | undefined {
  const [only, ...others] = Object.values(uses);
  return only && others.length === 0 ? { file: only.file } : undefined;
}

/** A page that is a component of the site. */
function componentFile({ level: { component } }: FailedPage, siteDir: string): { file?: string } {
  return component.startsWith('@site/') ? { file: path.join(siteDir, component.slice('@site/'.length)) } : {};
}

export interface PageErrorPlace {
  pathname: string;
  /** Given where stacks name lines of the site's sources, as they do during development. */
  sourcesDir?: string;
}

/** A failed rendering names its page, and the components that were at work. */
export function pageError(plain: PlainError, { pathname, sourcesDir }: PageErrorPlace): Error {
  if (plain.part) return partError(plain, { ...plain.part, sourcesDir });
  const error = fromPlainError(plain);
  const message = `Rendering ${pathname} failed: ${error.message}`;
  return explain(error, plain, { message, sourcesDir });
}

/** What stands on many pages fails on all of them alike: the page says nothing, the configuration does. */
function partError(plain: PlainError, { name, key, sourcesDir }: PartPlace): Error {
  const error = fromPlainError(plain);
  const message = `The ${name} could not be rendered: ${error.message}`;
  const explained = explain(error, plain, { message, sourcesDir });
  if (!(explained instanceof SiteError)) return explained;
  const { file, ...details } = explained.details;
  const isInCode = explained.details.line !== undefined;
  return new SiteError(message, { ...details, ...(isInCode && { file }), ...(key !== undefined && { key }) });
}

interface PartPlace {
  name: string;
  key?: string;
  sourcesDir: string | undefined;
}

function explain(
  error: Error,
  plain: PlainError,
  { message, sourcesDir }: { message: string; sourcesDir: string | undefined },
): Error {
  if (error instanceof SiteError) return isUsageOnPage(plain) ? new SiteError(message, error.details) : error;
  const frames = framesOfComponents(error.stack);
  if (frames.length > 0) {
    const hint = `Thrown in ${frames.map(functionName).join(', called by ')}.`;
    return new SiteError(message, { ...sourcePlace(frames, sourcesDir), hint, cause: error.cause });
  }
  const hint = wasNoError(plain) ? NO_ERROR : adviceOnRefusal(error);
  if (hint !== undefined) return new SiteError(message, { file: plain.file, hint });
  const stack = error.stack?.replace(error.message, () => message) ?? message;
  return Object.assign(error, { message, stack });
}

/** Frames of React, and of what stands between it and a component of the site (`ssr/mark-component.tsx`). */
const NOT_OF_SITE = /[/\\]react-dom[/\\]|[/\\]mark-component\b|\b(?:renderWithHooks|renderMarked|renderPlain)\b/;

/** The functions between the one that threw and React, innermost first. */
function framesOfComponents(stack = ''): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const react = frames.findIndex((frame) => NOT_OF_SITE.test(frame));
  return frames.slice(0, Math.max(react, 0));
}

function functionName(frame: string): string {
  return /^\s+at (?:async )?([^\s(]+)/.exec(frame)?.[1] ?? '';
}

/** Where the innermost function of the site stood. */
function sourcePlace(frames: readonly string[], sourcesDir: string | undefined) {
  if (sourcesDir === undefined) return {};
  for (const frame of frames) {
    const [, file, line, column] = /\(?(\/[^()]+|[A-Z]:[^()]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    if (file === undefined || !isInside(sourcesDir, file) || /[/\\]node_modules[/\\]/.test(file)) continue;
    return { file, line: Number(line), column: Number(column) };
  }
  return {};
}

const NO_ERROR =
  'A component threw this, which is no error. With "throw new Error(…)" the message names the component.';

/** What React says of a value that it cannot render, with what is mostly the reason. */
const REFUSALS: readonly [sign: RegExp, hint: string][] = [
  [
    /^Element type is invalid/,
    'A component of the page is none. Mostly it was imported under a name that its module does not export, or as default ' +
      'export instead of by name.',
  ],
  [
    /^Objects are not valid as a React child/,
    'A component of the page returned this object: return elements, or text.',
  ],
  [/^Class constructor .* cannot be invoked without 'new'/, 'A class is a component when it extends React.Component.'],
  [/prop expects a mapping from style properties/, 'In JSX a style is an object: style={{ color: "red" }}.'],
  [/is a void element tag/, 'Such an element has no children: remove them.'],
  [
    /dangerouslySetInnerHTML/,
    'It is written as dangerouslySetInnerHTML={{ __html: html }}, on an element without children.',
  ],
];

function adviceOnRefusal({ message, stack }: Error): string | undefined {
  const [first = ''] = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  if (!/[/\\]react-dom[/\\]/.test(first)) return undefined;
  return REFUSALS.find(([sign]) => sign.test(message))?.[1];
}
