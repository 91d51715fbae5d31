export default function WordWrapButton({ isEnabled }) {
  return <b className="my-wrap">{String(isEnabled)}</b>;
}
