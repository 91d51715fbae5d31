export function Lost() {
  return <h1>Lost</h1>;
}
