import { Children, isValidElement, type ReactNode } from 'react';

interface AdmonitionLike {
  title?: ReactNode;
  children?: ReactNode;
}

/** Props of an admonition whose title may be a child, as the compiler for Markdown of the site format writes it. */
export function processAdmonitionProps<Props extends AdmonitionLike>(props: Props): Props {
  const items = Children.toArray(props.children);
  const isTitle = (item: ReactNode) =>
    isValidElement<{ children?: ReactNode }>(item) && item.type === 'mdxAdmonitionTitle';
  const written = items.find(isTitle);
  if (written === undefined) return props;
  // The cast: `isTitle` has found it.
  const inside = (written as { props: { children?: ReactNode } }).props.children;
  return { ...props, title: props.title ?? inside, children: items.filter((item) => item !== written) };
}
