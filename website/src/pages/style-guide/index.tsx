/** All parts of the theme in all their states: for people who style a site, and for tests that compare pictures. */
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import Translate, { translate } from '@docusaurus/Translate';
import { baseParts } from '../../style-guide/base-parts';
import { blocks } from '../../style-guide/blocks';
import { blogParts } from '../../style-guide/blog-parts';
import { docsParts } from '../../style-guide/docs-parts';
import { foundations } from '../../style-guide/foundations';
import { frame } from '../../style-guide/frame';
import { Group, type GroupSpec } from '../../style-guide/specimen';
import { states } from '../../style-guide/states';
import { text } from '../../style-guide/text';
import styles from '../../style-guide/style-guide.module.css';

export default function StyleGuide() {
  const groups = [foundations(), text(), blocks(), docsParts(), blogParts(), frame(), states(), baseParts()];
  return (
    <Layout
      title={translate({ id: 'styleGuide.title', message: 'Style guide' })}
      description={translate({
        id: 'styleGuide.description',
        message: 'Every component of the theme in every state, on one page.',
      })}
    >
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>
            <Translate id="styleGuide.title">Style guide</Translate>
          </h1>
          <p>
            <Translate id="styleGuide.lead">
              Every component of the theme in every state. Look at this page while you change colours and sizes, and
              compare pictures of it before and after. Each part is the real component; buttons that would need a whole
              page around them do nothing here.
            </Translate>
          </p>
        </header>
        <div className={styles.columns}>
          <div className={styles.index}>
            <TOC toc={tocOf(groups)} />
          </div>
          <div className={styles.indexOfPhones}>
            <TOCCollapsible toc={tocOf(groups)} maxHeadingLevel={2} />
          </div>
          <div className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.id} {...group} />
            ))}
          </div>
        </div>
      </main>
    </Layout>
  );
}

function tocOf(groups: readonly GroupSpec[]) {
  return groups.flatMap(({ id, title, sections }) => [
    { id, value: title, level: 2 },
    ...sections.map((section) => ({ id: section.id, value: section.title, level: 3 })),
  ]);
}
