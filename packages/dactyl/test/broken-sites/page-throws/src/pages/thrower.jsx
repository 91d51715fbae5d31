export default function Thrower() {
  const { name } = undefined;
  return <h1>{name}</h1>;
}
