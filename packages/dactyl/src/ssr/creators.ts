/** Finds the module that created an element. The key is the element's props object, which React passes on unchanged. */

const creators = new WeakMap<object, string>();

export function noteCreator(props: object, module: string): void {
  creators.set(props, module);
}

/** The module that created the element with these props; `undefined` for elements of our own code or of a package. */
export function creatorOf(props: object): string | undefined {
  return creators.get(props);
}
