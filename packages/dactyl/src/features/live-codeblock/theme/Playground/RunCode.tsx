/**
 * Runs a reader's code and shows the result or the error: in the page, or in the frame of `RunInFrame`.
 */
import { useContext, useMemo, type ReactNode } from 'react';
import { LiveContext, LivePreview, LiveProvider } from 'react-live';

export interface Props {
  code: string;
  /** JSX or TypeScript. */
  language: string;
  /** Variables that the code can use, by name. */
  scope: Record<string, unknown> | undefined;
  /** Called with the code before it runs. */
  transformCode: ((code: string) => string) | undefined;
  /** Whether the code calls `render` itself. */
  noInline: boolean;
}

export function RunCode({ code, language, scope, transformCode, noInline }: Props): ReactNode {
  const names = useMemo(() => variables(scope), [scope]);
  // The interpreter would report an error for empty code.
  if (code.trim() === '') return null;
  return (
    <LiveProvider
      code={code}
      language={language}
      noInline={noInline}
      transformCode={transformCode ?? withSemicolon}
      scope={names}
    >
      <LivePreview />
      <Failure />
    </LiveProvider>
  );
}

/** A live region, which must exist before the error so that screen readers announce it. */
function Failure() {
  const { error } = useContext(LiveContext);
  return (
    <div aria-live="polite">
      {error !== undefined && <pre className="playground-error alert alert--danger">{error}</pre>}
    </div>
  );
}

/** Adds a line, because the interpreter appends code, and the reader's code may end in a comment. */
function withSemicolon(code: string): string {
  return `${code}\n;`;
}

/** Keeps names that can be variables: a scope made of modules may contain `default`. */
function variables(scope: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(scope).filter(([name]) => name !== 'default' && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)),
  );
}
