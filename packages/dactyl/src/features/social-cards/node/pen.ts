/** Draws cards: a template turns texts into HTML, and the renderer turns the HTML into an image. */
import { Parser } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteError } from '../../../node/base/site-error.js';
import type { unstable_PageCard } from '../../../node/plugin-api/types.js';
import type { CardDesign } from './card-design.js';
import { loadTemplate } from './load-template.js';
import { type CardImage, createImageRenderer } from './renderer.js';
import type { SocialCard } from './types.js';

export async function openPen(
  design: CardDesign,
  siteDir: string,
): Promise<(card: unstable_PageCard) => Promise<CardImage>> {
  const template = await loadTemplate(design.templateFile);
  const render = await createImageRenderer(siteDir, design.faces);
  const { lang, width, height } = design.shared;
  return async (card) => {
    try {
      const html = renderToStaticMarkup(createElement(template, toProps(card, design)));
      return await render({ html, text: textOf(html), lang, width, height });
    } catch (error) {
      throw design.templateFile === undefined ? error : templateFailed(error, card, design.templateFile);
    }
  };
}

function templateFailed(cause: unknown, { title }: unstable_PageCard, file: string): SiteError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new SiteError(`The template of social cards failed for the page "${title}": ${message}`, { file, cause });
}

function toProps({ title, description, date, authors = [] }: unstable_PageCard, design: CardDesign): SocialCard {
  return {
    ...design.shared,
    title,
    ...(description !== undefined && { description }),
    ...(date !== undefined && { date: formatDate(date, design) }),
    authors,
  };
}

/** Formats a date as posts do. */
function formatDate(date: string, { locale, calendar }: CardDesign): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC', calendar } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(date));
}

function textOf(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => void (hidden += Number(name === 'style')),
    onclosetag: (name) => void (hidden -= Number(name === 'style')),
    ontext: (part) => void (text += hidden > 0 ? '' : part),
  });
  parser.end(html);
  return text;
}
