/** Calls `listener` when an attribute of `<html>` changes. Returns a function that stops it. */
export function watchRootAttribute(name: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [name] });
  return () => observer.disconnect();
}
