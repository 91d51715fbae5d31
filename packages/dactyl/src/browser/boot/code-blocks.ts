import { WRAP_STYLE } from '../../shared/code-meta.js';
import { findAll, on, onContent } from './events.js';

const COPIED_MS = 1000;

/** The copy and word-wrap buttons of code blocks. */
export function startCodeBlocks(): void {
  on('click', 'button[data-copy]', (button) => void copy(button));
  on('click', 'button[data-wrap]', (button) => {
    const code = partOf(button, 'code');
    if (!code) return;
    const wrap = !code.style.cssText;
    code.style.cssText = wrap ? WRAP_STYLE : '';
    button.ariaPressed = String(wrap);
  });

  // The observer also reports a block that becomes visible, in a tab or in details, and each block once after
  // `observe`.
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => showWrapButton(target)));
  onContent(() => {
    for (const pre of findAll('.theme-code-block pre')) sizes.observe(pre);
  });
}

function showWrapButton(pre: Element): void {
  const button = partOf(pre, 'button[data-wrap]');
  const code = partOf(pre, 'code');
  if (button && code) button.hidden = !code.style.cssText && pre.scrollWidth <= pre.clientWidth;
}

function partOf(inside: Element, selector: string): HTMLElement | null | undefined {
  return inside.closest('.theme-code-block')?.querySelector<HTMLElement>(selector);
}

async function copy(button: HTMLElement): Promise<void> {
  const code = partOf(button, 'code');
  if (!code) return;
  try {
    // A button in a component of the site may carry the code itself, because the component may have changed the lines
    // of the block.
    await navigator.clipboard.writeText(button.dataset.copy || code.textContent.replace(/\n$/, ''));
  } catch {
    // Without the clipboard API (a page without TLS, a denied permission), the older command copies the selection.
    getSelection()?.selectAllChildren(code);
    document.execCommand('copy');
  }
  if ('copied' in button.dataset) return;
  const label = button.ariaLabel;
  button.dataset.copied = '';
  button.ariaLabel = button.dataset.labelCopied ?? label;
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = label;
  }, COPIED_MS);
}
