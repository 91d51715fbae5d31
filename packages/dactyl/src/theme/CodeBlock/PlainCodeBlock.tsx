import clsx from 'clsx';
import { ThemeClassNames } from '../../runtime/theme-common/class-names.js';
import { useThemeConfig } from '../../runtime/theme-common/theme-config.js';
import { translate } from '../../runtime/Translate.js';
import { parseCodeMeta } from '../../shared/code-meta.js';
import { takeMagicComments } from '../../shared/magic-comments.js';
import type { CodeBlockRequest } from './code-block-request.js';

export interface Props {
  code: string;
  request: CodeBlockRequest;
}

/** A code block in the browser: the markup that the server writes (`markdown/code-block.ts`), without colours. */
export function PlainCodeBlock({ code, request: { language = 'text', metastring, extraClasses } }: Props) {
  const { magicComments } = useThemeConfig().prism;
  const { title, lines, showLineNumbers } = parseCodeMeta(metastring);
  const marked = lines ? undefined : takeMagicComments(code, language, magicComments);
  const texts = (marked?.code ?? code).split('\n');
  const classesOf = (line: number) =>
    lines ? lines.has(line) && magicComments[0]?.className : marked?.classes.get(line);
  return (
    <div className={clsx(...extraClasses, ThemeClassNames.common.codeBlock, `language-${language}`)}>
      {title && <div className="code-block-title">{title}</div>}
      <div className="code-block-content">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may be wider than the page, and scrolls */}
        <pre tabIndex={0} className="prism-code">
          <code className={clsx(`language-${language}`, showLineNumbers && 'code-block-numbered')}>
            {texts.map((text, line) => (
              // Lines have no other name than their number.
              <span key={line} className={clsx('token-line', classesOf(line))}>
                {line < texts.length - 1 ? `${text}\n` : text}
              </span>
            ))}
          </code>
        </pre>
        <Buttons />
      </div>
    </div>
  );
}

/** They are the boot script's, which finds them by their attributes and changes others of them. */
function Buttons() {
  const wrap = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
  return (
    <div className="code-block-buttons">
      <button type="button" className="clean-btn" data-wrap="" aria-label={wrap} title={wrap} />
      <button
        type="button"
        className="clean-btn"
        data-copy=""
        aria-label={translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' })}
        title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
        data-label-copied={copied}
      />
    </div>
  );
}
