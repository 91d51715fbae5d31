/**
 * A drawing as a part of the page: its text can be selected and found, and its source stays with it for the Markdown twin. Two
 * drawings stand there where one has colours for light mode only and the other for dark mode; CSS shows one.
 */
import { escapeHtml } from '../../shared/html.js';
import type { DrawnBlock } from '../markdown/types.js';
import type { unstable_Drawing } from '../plugin-api/drawer-types.js';
import { sanitizeSvg, svgElement } from './inline-svg.js';

/** A drawing that is wider than its column is scaled down to this factor at most; beyond, it scrolls. */
const SMALLEST = 0.6;
/** Nor are its letters scaled below this size, in pixels, unless they are as small from the start. */
const SMALLEST_LETTERS = 9;
/** Approximate width of the text column on phones, in pixels. */
const NARROW_COLUMN = 320;

export interface DrawingPlace {
  block: DrawnBlock | undefined;
  /** What screen readers call a drawing without a title. */
  label: string;
}

export function drawingHtml(
  { light, dark, needsPaper = false, title, description }: unstable_Drawing,
  { block, label }: DrawingPlace,
): string {
  const isTwice = dark !== undefined && dark !== light;
  const shown = [light, ...(isTwice ? [dark] : [])].map((source, index) => {
    const mode = isTwice ? ['light', 'dark'][index] : needsPaper ? 'paper' : undefined;
    return element(source, { mode, title: title ?? label, description, isNamed: title !== undefined });
  });
  const minWidth = Math.max(...shown.map(({ minWidth: width }) => width));
  const source = escapeHtml(block?.text ?? '');
  return (
    `<div class="dactyl-drawing" data-language="${escapeHtml(block?.language ?? '')}" data-source="${source}"` +
    `${minWidth > NARROW_COLUMN ? ' tabindex="0"' : ''}>${shown.map(({ html }) => html).join('')}</div>`
  );
}

interface Shown {
  /** The colour mode that it is for, or what it needs in dark mode. */
  mode: string | undefined;
  title: string;
  description: string | undefined;
  isNamed: boolean;
}

function element(source: string, { mode, title, description, isNamed }: Shown): { html: string; minWidth: number } {
  const found = sanitizeSvg(source);
  if (!found) return { html: '', minWidth: 0 };
  const [, , viewWidth = 0, viewHeight = 0] = (found.attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  const width = pixels(found.size.width) ?? viewWidth;
  const height = pixels(found.size.height) ?? viewHeight;
  const letters = smallestLetters(found.markup) * (viewWidth > 0 ? width / viewWidth : 1);
  const minWidth = Math.round(width * Math.min(1, Math.max(SMALLEST, SMALLEST_LETTERS / letters)));
  // An image has no parts for screen readers; links, and texts that nothing stands for, are such parts.
  const isImage = isNamed && !found.markup.includes('<a ');
  const attributes = {
    ...found.attributes,
    class: ['dactyl-drawing__picture', mode && `dactyl-drawing__picture--${mode}`].filter(Boolean).join(' '),
    width: Math.round(width) || undefined,
    height: Math.round(height) || undefined,
    style: [...withoutSize(found.attributes.style), `min-width:${minWidth}px`].join(';'),
    role: isImage ? 'img' : 'group',
    'aria-label': title,
    'aria-description': description,
  };
  return { html: svgElement(attributes, found.markup), minWidth };
}

/** Declarations of the drawing itself, but for its size, which gives way to that of the column; else only its width would. */
function withoutSize(style = ''): string[] {
  return style
    .split(';')
    .filter((one) => one.trim() !== '' && !/^\s*(?:(?:min-|max-)?(?:width|height))\s*:/i.test(one));
}

/** The smallest size that the markup gives to letters, in units of the drawing; infinite if it gives none. */
function smallestLetters(markup: string): number {
  const sizes = [...markup.matchAll(/\bfont-size(?:="|:\s*)([\d.]+)(?:px)?(?=["';} ])/g)].map(([, size]) =>
    Number(size),
  );
  return Math.min(...sizes.filter((size) => size > 0));
}

/** In pixels or points, of which a browser makes the same. */
function pixels(value: string | undefined): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|pt)?$/.exec(value ?? '') ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 'pt' ? 4 / 3 : 1);
}
