/** The components that render the elements of Markdown and JSX names without an import. */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

export type MDXComponents = Record<string, ComponentType<Record<string, unknown>>>;

const MDXContext = createContext<MDXComponents>({});

export function useMDXComponents(own?: MDXComponents): MDXComponents {
  const inherited = useContext(MDXContext);
  return own ? { ...inherited, ...own } : inherited;
}

export function MDXProvider({ components, children }: { components: MDXComponents; children: ReactNode }) {
  return <MDXContext value={useMDXComponents(components)}>{children}</MDXContext>;
}
