import CodeBlock from '@theme/CodeBlock';
import { translate } from '@docusaurus/Translate';
import { Specimen, type SectionSpec } from './specimen';
import styles from './style-guide.module.css';

const START = `import { wind } from './harbour.js';

/** Whether a tern can start. */
export function canStart(limit = 12) {
  const { force, direction } = wind();
  if (force === 0) return true;
  return force < limit && direction !== 'behind';
}`;

const MARKED = `export function canStart() {
  // highlight-start
  const { force } = wind();
  if (force === 0) return true;
  // highlight-end
  return force < 12;
}`;

const CHANGE = `  const { force } = wind();
- return force < 12;
+ if (force === 0) return true;
+ return force < limit;`;

const LONG = `console.log('The wind at the end of the mole has been steady for hours, and nothing in the forecast says that it will turn before the evening: a good day to learn.');`;

const LIVE = `function Gust() {
  const [force, setForce] = useState(3);
  return (
    <button className="button button--primary" onClick={() => setForce(force + 1)}>
      Force {force}
    </button>
  );
}`;

export function codeBlocks(): SectionSpec {
  return {
    id: 'code-blocks',
    title: translate({ id: 'styleGuide.code', message: 'Code blocks' }),
    note: translate({
      id: 'styleGuide.code.note',
      message: 'Buttons show when the pointer is over a block or the focus is in it. Long lines can be wrapped.',
    }),
    specimens: (
      <>
        <Specimen label={translate({ id: 'styleGuide.code.plain', message: 'Without a title' })}>
          <CodeBlock language="js">{START}</CodeBlock>
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.code.title', message: 'Title and line numbers' })}>
          <CodeBlock language="js" title="src/start.js" showLineNumbers>
            {START}
          </CodeBlock>
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.code.highlight', message: 'Highlighted lines' })}>
          <CodeBlock language="js">{MARKED}</CodeBlock>
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.code.diff', message: 'Changes' })}>
          <CodeBlock language="diff">{CHANGE}</CodeBlock>
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.code.long', message: 'A line that does not fit' })}>
          <CodeBlock language="js">{LONG}</CodeBlock>
        </Specimen>
        <Specimen
          label={translate({ id: 'styleGuide.code.buttons', message: 'Buttons: just copied, and lines wrapped' })}
          className={styles.codeButtons}
        >
          <ButtonStates />
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.code.text', message: 'Without a language' })}>
          <CodeBlock>{'$ tern --start\nready'}</CodeBlock>
        </Specimen>
      </>
    ),
  };
}

/** The markup of the buttons after they were pressed, which only the boot script makes otherwise. */
function ButtonStates() {
  const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
  const wrap = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  return (
    <div className="theme-code-block">
      <div className="code-block-content">
        <pre tabIndex={0} className="prism-code">
          <code style={{ whiteSpace: 'pre-wrap' }}>
            <span className="token-line">{LONG}</span>
          </code>
        </pre>
        <div className="code-block-buttons">
          <button type="button" className="clean-btn" data-wrap="" aria-pressed aria-label={wrap} title={wrap} />
          <button
            type="button"
            className="clean-btn"
            data-copy={LONG}
            data-copied=""
            data-label-copied={copied}
            aria-label={copied}
            title={copied}
          />
        </div>
      </div>
    </div>
  );
}

export function liveCode(): SectionSpec {
  return {
    id: 'live-code',
    title: translate({ id: 'styleGuide.liveCode', message: 'Live code' }),
    note: translate({
      id: 'styleGuide.liveCode.note',
      message: 'An editor and its result. Both are fetched when the block comes into view.',
    }),
    specimens: (
      <Specimen>
        <CodeBlock language="jsx" live>
          {LIVE}
        </CodeBlock>
      </Specimen>
    ),
  };
}
