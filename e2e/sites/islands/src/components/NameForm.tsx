import { useState, type FormEvent } from 'react';

/** A controlled form, with a submit handler that keeps the browser from leaving the page. */
export default function NameForm() {
  const [name, setName] = useState('');
  const [colour, setColour] = useState('red');
  const [agreed, setAgreed] = useState(false);
  const [sent, setSent] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    setSent(`${name} likes ${colour}, ${agreed ? 'agreed' : 'not agreed'}`);
  }
  return (
    <form data-testid="name-form" onSubmit={send}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <p>{`Hello ${name || 'stranger'}`}</p>
      <select aria-label="Colour" value={colour} onChange={(event) => setColour(event.target.value)}>
        <option value="red">Red</option>
        <option value="blue">Blue</option>
      </select>
      <label>
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} /> Agreed
      </label>
      <textarea aria-label="Remarks" defaultValue="none" />
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}
