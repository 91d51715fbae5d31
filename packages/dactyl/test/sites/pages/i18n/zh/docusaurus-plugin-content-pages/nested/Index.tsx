export default function Nested() {
  return <h1>嵌套</h1>;
}
