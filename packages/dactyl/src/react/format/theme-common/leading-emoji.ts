/**
 * Splits a text into the emoji at its beginning and the rest. Characters such as digits, which only become emoji in
 * combination with others, do not count.
 *
 * @example extractLeadingEmoji('⚓ Harbour') // { emoji: '⚓', rest: ' Harbour' }
 */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const [first] = new Intl.Segmenter('en').segment(text);
  // Browsers before 2023 do not support the flag. Inside the function, its error only affects callers; outside, it
  // would break the module.
  if (!first || !new RegExp(String.raw`^\p{RGI_Emoji}`, 'v').test(first.segment)) return { emoji: null, rest: text };
  return { emoji: first.segment, rest: text.slice(first.segment.length) };
}
