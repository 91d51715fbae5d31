/** Which module made an element: found again by the element's props, which React hands on as they are. */

const creators = new WeakMap<object, string>();

export function noteCreator(props: object, module: string): void {
  creators.set(props, module);
}

/** Nothing is known of elements that code of ours or of a package has made. */
export function creatorOf(props: object): string | undefined {
  return creators.get(props);
}
