/**
 * Code that stands in a file: an empty fence that names one shows it. A fence with code of its own stays as it is, be
 * the code the author's or a plugin's.
 */
import { SiteError } from '../../base/site-error.js';
import { escapeHtml } from '../../../shared/html.js';
import { cutCode, languageOfFile, readReference } from '../code-file.js';
import type { PageState, SourceStart } from '../page-state.js';
import type { ProcessorOptions } from '../types.js';

interface Fence {
  value: string;
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  position?: SourceStart | undefined;
}

export interface FilledFence {
  value: string;
  lang: string | undefined;
  meta: string | undefined;
  /** Link to the file, as HTML; empty when the site has no `editUrl`. */
  link: string;
  /** The file whose code the fence shows, as its fence names it. */
  shown?: string;
}

/** @throws SiteError at the fence when its file, or the part of it, is not there. */
export function fillFence(fence: Fence, page: PageState, { editUrl }: Pick<ProcessorOptions, 'editUrl'>): FilledFence {
  const { value, position } = fence;
  // Without a language, the first word of a fence is taken for one.
  const isFirst = fence.lang?.startsWith('file=') === true;
  const meta = (isFirst ? [fence.lang, fence.meta].filter(Boolean).join(' ') : fence.meta) ?? undefined;
  const written = { value, lang: fence.lang ?? undefined, meta: fence.meta ?? undefined, link: '' };
  const reference = meta !== undefined && value.trim() === '' ? readReference(meta) : undefined;
  const file = reference && page.codeFiles?.[reference.name];
  if (!reference || !file) return written;
  const cut = cutCode(reference, file);
  if ('problem' in cut) {
    const { line = 1, column = 1 } = position?.start ?? {};
    const at = (page.source.split('\n')[line - 1] ?? '').indexOf('file=');
    const place = { line, column: at === -1 ? column : at + 1 };
    throw new SiteError(cut.problem, { file: page.file, ...place, hint: cut.hint });
  }
  return {
    value: cut.code,
    shown: reference.name,
    lang: isFirst ? languageOfFile(reference.name) : written.lang,
    meta,
    link: 'path' in file && editUrl !== undefined ? sourceLink(file.path, { editUrl, lines: cut.lines }) : '',
  };
}

interface LinkParts {
  editUrl: string;
  lines: { first: number; last: number } | undefined;
}

/** Where the file is read, which GitHub and GitLab have beside the address where it is edited. */
function sourceLink(file: string, { editUrl, lines }: LinkParts): string {
  const base = /^https?:\/\//.test(editUrl) ? new URL(`${editUrl.replace(/\/+$/, '')}/`) : undefined;
  if (!base) return '';
  base.pathname = base.pathname.replace(/\/(?:edit|tree)\//, '/blob/');
  const url = new URL(file.split('/').map(encodeURIComponent).join('/'), base);
  if (lines) url.hash = lines.first === lines.last ? `L${lines.first}` : `L${lines.first}-L${lines.last}`;
  const name = escapeHtml(file.replace(/^(?:\.\.\/)+/, ''));
  return `<p class="text--right"><small><a href="${escapeHtml(url.href)}" target="_blank" rel="noopener noreferrer">${name}</a></small></p>`;
}
