/**
 * Renders HTML to PNG with takumi, a renderer in Rust that supports flexbox, line breaking of all scripts and variable
 * fonts. It is an optional peer dependency. Only this file uses it, so that it could be replaced.
 */
import path from 'node:path';
import { loadOptional, resolveOptional } from '../../../node/base/load-optional.js';
import type { FontFace } from './fonts/font-faces.js';
import { createFontLibrary, type LoadedFont } from './fonts/font-library.js';
import { packageVersion } from './package-version.js';

const PACKAGE = '@takumi-rs/core';

export interface CardImage {
  png: Uint8Array;
  /** Characters that were left out, because no font has them. */
  missing: string[];
}

export interface ImageRequest {
  html: string;
  /** What the HTML shows, without markup. */
  text: string;
  lang: string;
  width: number;
  height: number;
}

export type ImageRenderer = (request: ImageRequest) => Promise<CardImage>;

/** The part of takumi that we use. */
export interface Takumi {
  Renderer: new () => {
    registerFont(font: LoadedFont): Promise<unknown>;
    render(node: unknown, options: Record<string, unknown>): Promise<Uint8Array>;
  };
  fromHtml(html: string): { node: unknown; css?: unknown[] };
}

/** @throws SiteError with the command that installs it. */
export function resolveRenderer(siteDir: string): string {
  return resolveOptional(PACKAGE, optional(siteDir));
}

/** Version of the renderer, which is part of the hash because another one may draw differently. */
export function rendererVersion(siteDir: string): string {
  return packageVersion(resolveRenderer(siteDir));
}

export async function loadTakumi(siteDir: string): Promise<Takumi> {
  const wanted = optional(siteDir);
  const { Renderer } = await loadOptional<Pick<Takumi, 'Renderer'>>(PACKAGE, wanted);
  // A dependency of the package, so not always where the site would find it.
  const from = path.dirname(resolveRenderer(siteDir));
  const { fromHtml } = await loadOptional<Pick<Takumi, 'fromHtml'>>('@takumi-rs/helpers/html', { ...wanted, from });
  return { Renderer, fromHtml };
}

export async function createImageRenderer(siteDir: string, faces: readonly FontFace[]): Promise<ImageRenderer> {
  const { Renderer, fromHtml } = await loadTakumi(siteDir);
  const renderer = new Renderer();
  const library = createFontLibrary(faces, async (font) => void (await renderer.registerFont(font)));
  return async ({ html, text, lang, ...size }) => {
    const { families, missing } = await library.fontsFor(text, lang);
    const { node, css } = fromHtml(without(html, missing.filter(isNoMarkup)));
    const png = await renderer.render(node, { ...size, css, format: 'png', fontFamilies: families, lang });
    return { png, missing };
  };
}

/** A variation selector says how the character before it is to look. */
function without(text: string, characters: readonly string[]): string {
  return characters.reduce(
    (left, character) => left.replaceAll(`${character}\uFE0F`, '').replaceAll(character, ''),
    text,
  );
}

function isNoMarkup(character: string): boolean {
  return character > '\u007F';
}

function optional(siteDir: string) {
  return { from: siteDir, neededFor: 'The plugin for social cards', install: [PACKAGE] };
}
