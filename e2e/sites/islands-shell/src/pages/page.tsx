import Layout from '@theme/Layout';
import { useState } from 'react';
import AddButton from '../components/AddButton';

export default function Page() {
  const [name, setName] = useState('page');
  return (
    <Layout title={`The ${name}`}>
      <main>
        <h1>A page with state</h1>
        <button type="button" data-testid="rename" onClick={() => setName('renamed page')}>
          {`Name: ${name}`}
        </button>
        <AddButton />
      </main>
    </Layout>
  );
}
