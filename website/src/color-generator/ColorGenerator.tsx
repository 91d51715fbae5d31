/**
 * A tool to find the shades of a site's primary colour: it recolours the page while the reader tries, and gives the CSS
 * to paste. This half is static, and names the style sheet that only pages with the tool load.
 */
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { Generator, type GeneratorLabels } from './Generator';
import styles from './color-generator.css?url';

export default function ColorGenerator() {
  return (
    <>
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <Generator labels={labels()} />
    </>
  );
}

function labels(): GeneratorLabels {
  return {
    mode: translate({ id: 'colorGenerator.mode', message: 'Colour mode' }),
    light: translate({ id: 'colorGenerator.light', message: 'Light' }),
    dark: translate({ id: 'colorGenerator.dark', message: 'Dark' }),
    primary: translate({ id: 'colorGenerator.primary', message: 'Primary colour' }),
    background: translate({ id: 'colorGenerator.background', message: 'Background' }),
    pick: translate({
      id: 'colorGenerator.pick',
      message: 'choose with the picker',
      description: 'Label of the coloured field that opens a picker, behind the name of the field',
    }),
    invalid: translate({
      id: 'colorGenerator.invalid',
      message: 'Not a colour: write three or six digits from 0 to f, such as #2e8555.',
    }),
    reset: translate({
      id: 'colorGenerator.reset',
      message: 'Reset this mode',
      description: 'Gives the colours of one colour mode back',
    }),
    table: {
      caption: translate({ id: 'colorGenerator.caption', message: 'Shades of the primary colour' }),
      variable: translate({ id: 'colorGenerator.variable', message: 'Variable' }),
      color: translate({ id: 'colorGenerator.color', message: 'Colour' }),
      darker: translate({ id: 'colorGenerator.darker', message: 'Darker by %' }),
      darkerBy: translate({
        id: 'colorGenerator.darkerBy',
        message: 'Darker by %: {variable}',
        description: 'Label of a field; {variable} stays as it is',
      }),
      contrast: translate({ id: 'colorGenerator.contrast', message: 'Contrast' }),
      fail: translate({
        id: 'colorGenerator.fail',
        message: 'Fail',
        description: 'Contrast below what WCAG asks for',
      }),
    },
    css: {
      title: translate({ id: 'colorGenerator.css', message: 'CSS of these colours' }),
      copy: translate({ id: 'colorGenerator.copy', message: 'Copy as CSS' }),
      copied: translate({ id: 'colorGenerator.copied', message: 'Copied' }),
      refused: translate({
        id: 'colorGenerator.refused',
        message: 'Your browser does not let this page write to the clipboard. Select the text instead.',
      }),
    },
  };
}
