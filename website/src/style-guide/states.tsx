/** What readers see when something is on its way, or went wrong. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, { translate } from '@docusaurus/Translate';
import Loading from '@theme/Loading';
import { Crash, FailedLoading } from './failures';
import { Specimen, type GroupSpec } from './specimen';
import styles from './style-guide.module.css';

export function states(): GroupSpec {
  return {
    id: 'states',
    title: translate({ id: 'styleGuide.states', message: 'Waiting and errors' }),
    sections: [
      {
        id: 'loading',
        title: translate({ id: 'styleGuide.loading', message: 'Loading' }),
        note: translate({
          id: 'styleGuide.loading.note',
          message: 'While the code of an interactive page is on its way, and when it did not arrive.',
        }),
        specimens: (
          <>
            <Specimen>
              <Loading />
            </Specimen>
            <Specimen>
              <FailedLoading
                message={translate({ id: 'styleGuide.loading.failed', message: 'The file could not be fetched.' })}
              />
            </Specimen>
          </>
        ),
      },
      {
        id: 'error',
        title: translate({ id: 'styleGuide.error', message: 'Error' }),
        note: translate({
          id: 'styleGuide.error.note',
          message: 'In place of what failed: the message, those of its causes, and a button that renders it again.',
        }),
        specimens: (
          <Specimen className={styles.stack}>
            <Crash
              messages={[
                translate({ id: 'styleGuide.error.message', message: 'The forecast cannot be shown.' }),
                translate({ id: 'styleGuide.error.cause', message: 'The station at the lighthouse does not answer.' }),
              ]}
              recovered={translate({ id: 'styleGuide.error.recovered', message: 'Rendered again.' })}
            />
          </Specimen>
        ),
      },
      {
        id: 'not-found',
        title: translate({ id: 'styleGuide.notFound', message: 'Page not found' }),
        note: translate({
          id: 'styleGuide.notFound.note',
          message: 'A page of its own, shown for each address that leads nowhere.',
        }),
        specimens: (
          <Specimen>
            <NotFoundLink />
          </Specimen>
        ),
      },
    ],
  };
}

/** A file of the output and no route, so the router leaves it alone. */
function NotFoundLink() {
  return (
    <a href={useBaseUrl('/404.html')} data-no-navigation="">
      <Translate id="styleGuide.notFound.open">Open the page</Translate>
    </a>
  );
}
