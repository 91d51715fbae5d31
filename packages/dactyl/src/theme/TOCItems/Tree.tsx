import type { TocNode } from '../../react/format/theme-common/toc-tree.js';

export interface Props {
  toc: readonly TocNode[];
  className: string;
  linkClassName: string | null;
  isChild?: boolean;
}

export default function TOCItemsTree({ toc, className, linkClassName, isChild = false }: Props) {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={linkClassName ?? undefined}
            dangerouslySetInnerHTML={{ __html: value }}
            suppressHydrationWarning
          />
          <TOCItemsTree toc={children} className={className} linkClassName={linkClassName} isChild />
        </li>
      ))}
    </ul>
  );
}
