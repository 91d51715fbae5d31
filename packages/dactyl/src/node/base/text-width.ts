/** Widths of text in a terminal, where Chinese, Japanese and Korean characters stand on two columns. */
const WIDE =
  /[\u1100-\u115F\u3000-\u303E\u3040-\u30FF\uFF01-\uFF60\uFFE0-\uFFE6]|\p{Script=Han}|\p{Script=Hangul}|\p{Emoji_Presentation}/gu;
const WITHOUT_WIDTH = /\p{Mn}|\u200B|\u200D/gu;

/** @example textWidth('风 a') // 4 */
export function textWidth(text: string): number {
  // Most text is Latin.
  if (/^[ -~]*$/.test(text)) return text.length;
  const shown = text.replaceAll(WITHOUT_WIDTH, '');
  return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}

/** `padEnd` by columns of a terminal. */
export function padToWidth(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
