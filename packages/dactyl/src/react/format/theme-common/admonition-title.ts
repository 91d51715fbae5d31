import { Children, isValidElement, type ReactNode } from 'react';

interface AdmonitionLike {
  title?: ReactNode;
  children?: ReactNode;
}

/**
 * Takes the title of an admonition from its children, where the site format's Markdown compiler may put it, to its
 * props.
 */
export function processAdmonitionProps<Props extends AdmonitionLike>(props: Props): Props {
  const items = Children.toArray(props.children);
  const isTitle = (item: ReactNode) =>
    isValidElement<{ children?: ReactNode }>(item) && item.type === 'mdxAdmonitionTitle';
  const written = items.find(isTitle);
  if (written === undefined) return props;
  // The cast: `isTitle` has checked it.
  const inside = (written as { props: { children?: ReactNode } }).props.children;
  return { ...props, title: props.title ?? inside, children: items.filter((item) => item !== written) };
}
