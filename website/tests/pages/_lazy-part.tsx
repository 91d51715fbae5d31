/** A module of its own, which is loaded when it is rendered. */
export default function LazyPart() {
  return (
    <>
      <p>The code is here.</p>
      <button type="button" className="button button--primary" onClick={() => alert('The lazy part answers.')}>
        Open an alert
      </button>
    </>
  );
}
