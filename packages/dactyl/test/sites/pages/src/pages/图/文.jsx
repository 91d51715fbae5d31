export default function Sign() {
  return <h1>文</h1>;
}
