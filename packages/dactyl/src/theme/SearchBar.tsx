/** A search provider's theme replaces this. */
export default function SearchBar() {
  return null;
}
