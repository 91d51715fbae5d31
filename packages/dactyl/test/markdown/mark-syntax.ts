/** For tests: `==text==` → `<mark>`, a plugin that brings syntax and nodes of its own, as packages do. */

interface Effects {
  enter(type: string): void;
  exit(type: string): void;
  consume(code: number | null): void;
}
type State = (code: number | null) => State | undefined;

interface Compiler {
  enter(node: object, token: unknown): void;
  exit(token: unknown): void;
  sliceSerialize(token: unknown): string;
}

const MARKER = 61;

function remarkMark(this: { data(): Record<string, unknown[]> }): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ text: { [MARKER]: { name: 'mark', tokenize } } });
  (data.fromMarkdownExtensions ??= []).push({ enter: { mark: enterMark }, exit: { mark: exitMark } });
}

/** As an entry of `remarkPlugins`. */
export const MARK_SYNTAX: unknown = remarkMark;

function tokenize(effects: Effects, ok: State, nok: State): State {
  /** Two markers, then `next`. */
  const markers =
    (next: State, otherwise: State): State =>
    (code) => {
      if (code !== MARKER) return otherwise(code);
      effects.consume(code);
      return (second) => {
        if (second !== MARKER) return otherwise(second);
        effects.consume(second);
        return next;
      };
    };
  const text: State = (code) => {
    if (code === null || code < 0) return nok(code);
    if (code === MARKER) return markers(end, text)(code);
    effects.consume(code);
    return text;
  };
  const end: State = (code) => {
    effects.exit('mark');
    return ok(code);
  };
  return (code) => {
    effects.enter('mark');
    return markers(text, nok)(code);
  };
}

function enterMark(this: Compiler, token: unknown): void {
  const value = this.sliceSerialize(token).slice(2, -2);
  this.enter({ type: 'mark', data: { hName: 'mark' }, children: [{ type: 'text', value }] }, token);
}

function exitMark(this: Compiler, token: unknown): void {
  this.exit(token);
}
