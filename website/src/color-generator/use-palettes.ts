import { useEffect } from 'react';
import { useStorageSlot, type StorageSlot } from '@docusaurus/theme-common';
import { readPalette, toCss, type Mode, type Palette } from './palette';

const SESSION = { persistence: 'sessionStorage' } as const;

export interface StoredPalettes {
  /** Of each mode that the reader has changed. */
  palettes: Partial<Record<Mode, Palette>>;
  slots: Record<Mode, StorageSlot>;
}

/** What the reader has set in this window, until it is closed, and shown by the whole page. */
export function usePalettes(): StoredPalettes {
  const [storedLight, light] = useStorageSlot('color-generator-light', SESSION);
  const [storedDark, dark] = useStorageSlot('color-generator-dark', SESSION);
  const palettes = { light: readPalette(storedLight), dark: readPalette(storedDark) };
  const css = toCss(palettes);
  useEffect(() => sheetOf(document).replaceSync(css), [css]);
  return { palettes, slots: { light, dark } };
}

/**
 * The sheet stays when the reader goes on to another page, so that a look around the site shows the colours there. It is
 * made by script and not an element, so it needs no permission of a Content-Security-Policy.
 */
const sheets = new WeakMap<Document, CSSStyleSheet>();

function sheetOf(page: Document): CSSStyleSheet {
  const existing = sheets.get(page);
  if (existing) return existing;
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  sheets.set(page, sheet);
  return sheet;
}
