import { lazy, type ReactNode, Suspense } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import { TestPage } from './_test-page';
import styles from './_react-18.module.css';

const LazyPart = lazy(() => import('./_lazy-part'));

export default function React18() {
  return (
    <TestPage
      title="React 18"
      about="Three boxes hold the same component, whose code comes later: inside of Suspense, inside of Suspense and
        BrowserOnly, and the other way round. In each box it takes the place of the text that stood there first, and its
        button opens an alert."
    >
      <Box title="Suspense">
        <Suspense fallback={<Waiting />}>
          <LazyPart />
        </Suspense>
      </Box>
      <Box title="BrowserOnly in Suspense">
        <Suspense fallback={<Waiting />}>
          <BrowserOnly fallback={<Waiting />}>{() => <LazyPart />}</BrowserOnly>
        </Suspense>
      </Box>
      <Box title="Suspense in BrowserOnly">
        <BrowserOnly fallback={<Waiting />}>
          {() => (
            <Suspense fallback={<Waiting />}>
              <LazyPart />
            </Suspense>
          )}
        </BrowserOnly>
      </Box>
    </TestPage>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.box}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Waiting() {
  return <p>The code is on its way.</p>;
}
