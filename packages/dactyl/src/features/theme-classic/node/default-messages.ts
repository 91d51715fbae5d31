/** The theme's own texts in the languages that it knows: which catalogue of `theme/messages` serves a locale. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Texts for a locale; none where the theme does not know its language. None in English either: those stand in the
 * components, and a site that changes one in its copy of a component wants to see its own.
 */
export function readDefaultMessages(locale: string, messagesDir: string): Record<string, string> {
  const file = catalogueNames(locale)
    .map((name) => path.join(messagesDir, `${name}.json`))
    .find((candidate) => existsSync(candidate));
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

/**
 * Catalogues that readers of a locale understand, the nearest first. What a tag leaves out is what most people mean by
 * it: `zh-TW` is written in traditional characters, and `pt` is that of Brazil.
 */
function catalogueNames(locale: string): string[] {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  if (language === 'en') return [];
  // Outside of Brazil, Portuguese is written as in Portugal.
  const elsewhere = language === 'pt' ? ['pt-PT'] : [];
  return [`${language}-${script}`, `${language}-${region}`, ...elsewhere, language];
}
