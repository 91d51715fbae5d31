/**
 * Adds a name at the start of the versions file, in the formatting of the existing names.
 *
 * @example prependName('["1.0", "0.9"]\n', '2.0') // '["2.0", "1.0", "0.9"]\n'
 */
export function prependName(text: string | undefined, name: string): string {
  const quoted = JSON.stringify(name);
  if (text === undefined || /^\s*\[\s*\]\s*$/.test(text)) return `[\n  ${quoted}\n]\n`;
  const start = text.indexOf('[') + 1;
  const space = /^\s*/.exec(text.slice(start))?.[0] ?? '';
  const between = space.includes('\n') ? space : (/",(\s*)"/.exec(text)?.[1] ?? ' ');
  return `${text.slice(0, start)}${space}${quoted},${between}${text.slice(start + space.length)}`;
}
