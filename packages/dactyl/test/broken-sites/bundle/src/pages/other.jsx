export default function Other() {
  return <div>;
}
