/** The search box. The theme of a search replaces this component. */
export default function SearchBar() {
  return null;
}
