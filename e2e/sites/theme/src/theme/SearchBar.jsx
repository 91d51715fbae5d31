/** In place of a search: what matters here is where it stands. */
export default function SearchBar() {
  return <input type="search" aria-label="Search the harbour" size={8} />;
}
