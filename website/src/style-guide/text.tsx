/** What Markdown makes. The specimens are Markdown themselves, one file for each language. */
import type { ComponentType } from 'react';
import MDXContent from '@theme/MDXContent';
import ThemedImage from '@theme/ThemedImage';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Specimen, type GroupSpec } from './specimen';
import TablesInEnglish from './tables.en.mdx';
import TablesInChinese from './tables.zh.mdx';
import TextInEnglish from './text.en.mdx';
import TextInChinese from './text.zh.mdx';

export function text(): GroupSpec {
  return {
    id: 'markdown',
    title: translate({ id: 'styleGuide.text', message: 'Text' }),
    sections: [
      {
        id: 'text',
        title: translate({ id: 'styleGuide.text.paragraphs', message: 'Paragraphs, lists, quotations' }),
        note: translate({
          id: 'styleGuide.text.note',
          message: 'Everything that plain Markdown makes, with footnotes, task lists and a rule.',
        }),
        specimens: <Localized en={TextInEnglish} zh={TextInChinese} />,
      },
      {
        id: 'tables',
        title: translate({ id: 'styleGuide.tables', message: 'Tables' }),
        note: translate({
          id: 'styleGuide.tables.note',
          message:
            'Narrow ones take the room that they need. Wide ones scroll by themselves, also with the arrow keys.',
        }),
        specimens: <Localized en={TablesInEnglish} zh={TablesInChinese} />,
      },
      {
        id: 'images',
        title: translate({ id: 'styleGuide.images', message: 'Images for each colour mode' }),
        note: translate({
          id: 'styleGuide.images.note',
          message: 'Both files are in the page; CSS shows the one that fits.',
        }),
        specimens: <ImageForEachMode />,
      },
    ],
  };
}

function Localized({ en, zh }: { en: ComponentType; zh: ComponentType }) {
  const Content = useDocusaurusContext().i18n.currentLocale === 'zh' ? zh : en;
  return (
    <Specimen>
      <div className="markdown">
        <MDXContent>
          <Content />
        </MDXContent>
      </div>
    </Specimen>
  );
}

function ImageForEachMode() {
  const sources = { light: useBaseUrl('/img/logo.svg'), dark: useBaseUrl('/img/logo-dark.svg') };
  return (
    <Specimen>
      <ThemedImage sources={sources} alt="Dactyl" width={96} height={96} />
    </Specimen>
  );
}
