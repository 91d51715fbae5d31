export default function Mermaid({ value }: { value: string }) {
  return <figure>{value.length} characters</figure>;
}
