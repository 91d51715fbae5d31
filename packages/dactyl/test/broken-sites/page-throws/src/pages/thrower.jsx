export default function Thrower({ name }) {
  if (name === undefined) throw new Error('No name was given.');
  return <h1>{name}</h1>;
}
