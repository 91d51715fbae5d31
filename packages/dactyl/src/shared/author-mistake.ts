/** How a component says that its author has used it wrongly: the build then names the place in the Markdown file. */

/** What is wrong, how to mend it, and where it may stand. */
export interface AuthorMistake {
  message: string;
  hint: string;
  /** Patterns for the text of the file, the narrowest first; the first that is found outside of code is the place. */
  look: readonly RegExp[];
}

const KEY = 'authorMistake';

/** The error to throw while rendering. */
export function authorMistake(mistake: AuthorMistake): Error {
  return Object.assign(new Error(`${mistake.message} ${mistake.hint}`), { [KEY]: mistake });
}

/** The mistake that an error stands for. Bundles have copies of this module, so there is no class to ask for. */
export function mistakeOf(error: Error): AuthorMistake | undefined {
  return (error as Error & { [KEY]?: AuthorMistake })[KEY]; // `authorMistake` alone sets it
}
