/**
 * Terminal output as people paste it: escape sequences that begin with the escape character itself, or with its name
 * written out.
 */

/* oxlint-disable no-control-regex -- it is the escape character that is looked for */

/**
 * Turns written-out escape characters into real ones, and removes all sequences except those that change the look of
 * text.
 */
export function ansiText(code: string): string {
  return code
    .replace(/(?:\\u001b|\\x1b|\\033|\\e|\u241b)(?=\[)/gi, '\u001b')
    .replace(/\u001b\[(?![\d;:]*m)[\d;:?=<>!]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g, '');
}

/** Removes all escape sequences, so that only the text remains. */
export function withoutAnsi(code: string): string {
  return ansiText(code).replace(/\u001b\[[\d;:]*m/g, '');
}
