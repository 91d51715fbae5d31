/** A value as JSON that tests find by its name. */
export default function Data({ name, value }) {
  return <pre data-name={name}>{JSON.stringify(value ?? null)}</pre>;
}
