/**
 * The emoji in front of a text, and what follows it. Signs that are emoji only with a further one, such as digits, are none.
 *
 * @example extractLeadingEmoji('⚓ Harbour') // { emoji: '⚓', rest: ' Harbour' }
 */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const [first] = new Intl.Segmenter('en').segment(text);
  // Browsers of before 2023 do not know the flag: there an error of this function is better than one of its module.
  if (!first || !new RegExp(String.raw`^\p{RGI_Emoji}`, 'v').test(first.segment)) return { emoji: null, rest: text };
  return { emoji: first.segment, rest: text.slice(first.segment.length) };
}
