export default function NoteIcon() {
  return <i className="my-note" />;
}
