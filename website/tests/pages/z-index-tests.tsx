import { TestPage } from './_test-page';
import styles from './_z-index-tests.module.css';

export default function ZIndexTests() {
  return (
    <TestPage
      title="z-index"
      about="The style sheet gives one text a z-index of 100. What makes the sheet small must not count the values of the
        site anew, because other sheets and scripts rely on them: the text still has 100, and lies above the bar."
    >
      <div className={styles.stage}>
        <p className={styles.front}>z-index: 100</p>
        <div className={styles.bar} />
      </div>
    </TestPage>
  );
}
