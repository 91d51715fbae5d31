/**
 * Numbers as text: JSON stays small, and what compresses it sees the pattern. A *digit* is one character for 0 to 63.
 * A number is one digit or several, 5 bits each with the lowest first; all but the last one have 32 added.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Digit by code unit; a table, because an index has a million digits. */
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

/** Larger values become 63. */
export function writeDigit(value: number): string {
  return DIGITS.charAt(Math.min(63, value));
}

export function readDigit(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] ?? 0;
}

export function writeNumber(value: number): string {
  let text = '';
  let rest = value;
  while (rest > 31) {
    text += writeDigit((rest & 31) | 32);
    rest >>>= 5;
  }
  return text + writeDigit(rest);
}

/** Reads the numbers and digits of a text in sequence. */
export interface DigitReader {
  /** Where it reads next. */
  readonly at: number;
  readonly isAtEnd: boolean;
  digit(): number;
  number(): number;
}

export function readDigits(text: string): DigitReader {
  let at = 0;
  const digit = () => readDigit(text, at++);
  return {
    get at() {
      return at;
    },
    get isAtEnd() {
      return at >= text.length;
    },
    digit,
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 5) {
        const next = digit();
        value |= (next & 31) << shift;
        if (next < 32 || at >= text.length) return value;
      }
    },
  };
}

/** All numbers of a text. */
export function readNumbers(text: string): number[] {
  const reader = readDigits(text);
  const numbers: number[] = [];
  while (!reader.isAtEnd) numbers.push(reader.number());
  return numbers;
}
