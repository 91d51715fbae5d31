import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { MermaidContainerClassName, useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';

function Result({ text }) {
  const result = useMermaidRenderResult({ text });
  if (!result) return <p>Drawing</p>;
  return (
    <div
      data-testid="own-drawing"
      className={MermaidContainerClassName}
      dangerouslySetInnerHTML={{ __html: result.svg }}
    />
  );
}

/** As an ejected `@theme/Mermaid` does it. */
export default function Drawing({ text }) {
  return (
    <ErrorBoundary fallback={({ error }) => <p data-testid="own-error">{error.message}</p>}>
      <Result text={text} />
    </ErrorBoundary>
  );
}
