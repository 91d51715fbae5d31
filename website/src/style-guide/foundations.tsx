import type { CSSProperties } from 'react';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import { Specimen, type GroupSpec } from './specimen';
import styles from './style-guide.module.css';

const PRIMARY = ['darkest', 'darker', 'dark', '', 'light', 'lighter', 'lightest'];
const EMPHASIS = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000];
const MEANINGS = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];
const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

export function foundations(): GroupSpec {
  return {
    id: 'foundations',
    title: translate({ id: 'styleGuide.foundations', message: 'Foundations' }),
    sections: [
      {
        id: 'colors',
        title: translate({ id: 'styleGuide.colors', message: 'Colours' }),
        note: translate({
          id: 'styleGuide.colors.note',
          message: 'The primary colour and its shades, the steps between background and text, and what has a meaning.',
        }),
        specimens: (
          <>
            <Swatches names={PRIMARY.map((shade) => `--ifm-color-primary${shade && `-${shade}`}`)} />
            <Swatches names={EMPHASIS.map((step) => `--ifm-color-emphasis-${step}`)} />
            <Swatches names={MEANINGS.map((meaning) => `--ifm-color-${meaning}`)} />
          </>
        ),
      },
      {
        id: 'headings',
        title: translate({ id: 'styleGuide.headings', message: 'Headings' }),
        note: translate({
          id: 'styleGuide.headings.note',
          message:
            'With a link to themselves, which shows when the pointer is over the heading or the link has the focus.',
        }),
        specimens: (
          <Specimen>
            <div className="markdown">
              {LEVELS.map((level) => (
                <Heading key={level} as={level} id={`heading-${level}`}>
                  {translate({ id: 'styleGuide.headings.specimen', message: 'How terns land on moving ships' })}
                </Heading>
              ))}
            </div>
          </Specimen>
        ),
      },
    ],
  };
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        // The cast: React knows no variables.
        <li key={name} style={{ '--swatch': `var(${name})` } as CSSProperties}>
          <code>{name.replace('--ifm-color-', '')}</code>
        </li>
      ))}
    </ul>
  );
}
