export default function SearchBar() {
  return (
    <form action="/find">
      <input name="q" />
    </form>
  );
}
