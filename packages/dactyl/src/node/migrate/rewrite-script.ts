/** A script of `package.json` → the same script with `dactyl` where it calls `docusaurus`. */

/** Behind these the word is a script, a folder or a package, and no program. */
const TAKES_A_NAME =
  /(?:^|\s)(?:run|run-script|cd|--filter|-F|--workspace|-w|--prefix|--cwd|-C|add|install|remove)[ =]$/;

/**
 * @example rewriteScript('cross-env A=1 docusaurus build && npm run docusaurus clear')
 * // 'cross-env A=1 dactyl build && npm run docusaurus clear'
 */
export function rewriteScript(script: string): string {
  return script.replaceAll(
    /(?<=^|[\s;&|("'`]|node_modules\/\.bin\/)docusaurus(?=$|[\s;&|)"'`])/g,
    (word: string, at: number) => (TAKES_A_NAME.test(script.slice(0, at)) ? word : 'dactyl'),
  );
}
