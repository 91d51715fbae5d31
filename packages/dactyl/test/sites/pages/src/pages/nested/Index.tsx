export default function Nested() {
  return <h1>Nested</h1>;
}
