/** Output of a terminal as it is pasted: escape sequences, with the escape character itself or written out. */

/* oxlint-disable no-control-regex -- it is the escape character that is looked for */

/** The same with real escape characters, and of all sequences only those that change the look of text. */
export function ansiText(code: string): string {
  return code
    .replace(/(?:\\u001b|\\x1b|\\033|\\e|\u241b)(?=\[)/gi, '\u001b')
    .replace(/\u001b\[(?![\d;:]*m)[\d;:?=<>!]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g, '');
}

/** Only the text. */
export function withoutAnsi(code: string): string {
  return ansiText(code).replace(/\u001b\[[\d;:]*m/g, '');
}
