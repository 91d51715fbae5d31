/** Text with notations of Obsidian → the words that a reader sees, for titles and excerpts. Lines keep their numbers. */
export function obsidianWords(text: string): string {
  if (!/\[\[|%%|==|\^/.test(text)) return text;
  return text
    .replaceAll(/%%[^]*?%%/g, (comment) => comment.replaceAll(/[^\n]+/g, ''))
    .replaceAll(/!\[\[[^[\]\n]+\]\]/g, '')
    .replaceAll(/\[\[([^[\]\n|]+?)(?:\\?\|([^[\]\n]+))?\]\]/g, (_whole, target: string, words?: string) =>
      (words ?? target.replace(/^#/, '').replaceAll('#', ' > ')).trim(),
    )
    .replaceAll(/(?<![=\\])==(?=[^\s=])([^=\n]*[^\s=])==(?!=)/g, '$1')
    .replaceAll(/(^|[ \t])\^[A-Za-z\d-]+[ \t]*$/gm, '$1');
}
