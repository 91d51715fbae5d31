/** The element that the URL's hash names: its id is the decoded text. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeHash(location.hash));
}

/** Text of a hash without `#`. A hash that is not encoded correctly is returned as it is. */
export function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
