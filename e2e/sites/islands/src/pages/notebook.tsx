import Layout from '@theme/Layout';
import { useState } from 'react';
import Card from '../components/Card';

/** A page whose state stands above the layout. */
export default function Notebook() {
  const [notes, setNotes] = useState<string[]>([]);
  const [draft, setDraft] = useState('');
  return (
    <Layout title={`Notebook (${notes.length})`} description="A page with state">
      <main className="container">
        <h1>Notebook</h1>
        <form
          data-testid="notebook"
          onSubmit={(event) => {
            event.preventDefault();
            setNotes([...notes, draft]);
            setDraft('');
          }}
        >
          <input aria-label="Note" value={draft} onChange={(event) => setDraft(event.target.value)} />
          <button type="submit">Add</button>
        </form>
        <ul data-testid="notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Card title="Below">{notes.length === 0 ? 'No note yet' : `${notes.length} notes`}</Card>
      </main>
    </Layout>
  );
}
