/**
 * Runs code of a reader and shows what it renders, or what went wrong: in the page, or in the frame of `RunInFrame`.
 */
import { useContext, useMemo, type ReactNode } from 'react';
import { LiveContext, LivePreview, LiveProvider } from 'react-live';

export interface Props {
  code: string;
  /** JSX or TypeScript. */
  language: string;
  /** Names that the code knows. */
  scope: Record<string, unknown> | undefined;
  /** Called with the code before it runs. */
  transformCode: ((code: string) => string) | undefined;
  /** Whether the code calls `render` itself. */
  noInline: boolean;
}

export function RunCode({ code, language, scope, transformCode, noInline }: Props): ReactNode {
  const names = useMemo(() => variables(scope), [scope]);
  // Of empty code, the interpreter would say that it is wrong.
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

/** A region that is always there: screen readers read what comes into it. */
function Failure() {
  const { error } = useContext(LiveContext);
  return (
    <div aria-live="polite">
      {error !== undefined && <pre className="playground-error alert alert--danger">{error}</pre>}
    </div>
  );
}

/** Code may end in a comment, and the interpreter writes on behind it. */
function withSemicolon(code: string): string {
  return `${code}\n;`;
}

/** A scope made of modules also holds their default exports, and `default` is no name of a variable. */
function variables(scope: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(scope).filter(([name]) => name !== 'default' && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)),
  );
}
