/** What a drawn diagram says of itself. */

export interface DiagramFacts {
  /** Text of `accTitle`. */
  title: string | undefined;
  /** Text of `accDescr`. */
  description: string | undefined;
  /** Whether parts of it can be clicked. */
  hasLinks: boolean;
  /** In pixels; 0 when it is not known. */
  width: number;
}

export function readDiagram(svg: string): DiagramFacts {
  const root = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  const textOf = (name: string) => root?.querySelector(`:scope > ${name}`)?.textContent?.trim() || undefined;
  return {
    title: textOf('title'),
    description: textOf('desc'),
    hasLinks: root?.querySelector('a, .clickable') != null,
    width: Number(root?.getAttribute('viewBox')?.split(/[\s,]+/)[2] ?? 0) || 0,
  };
}
