import { findAll, on, onContent } from './events.js';

const COPIED_MS = 1000;

/** The copy and word-wrap buttons of code blocks. */
export function startCodeBlocks(): void {
  on('click', '[data-copy]', (button) => void copy(button));
  on('click', '[data-wrap]', (button) => {
    const code = codeOf(button);
    if (!code) return;
    const wrap = !isWrapped(code);
    code.style.cssText = wrap ? 'white-space:pre-wrap;overflow-wrap:anywhere' : '';
    button.ariaPressed = String(wrap);
  });

  // Also tells when a block becomes visible, in a tab or in details, and once after `observe`.
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => showWrapButton(target)));
  onContent(() => {
    for (const pre of findAll('.theme-code-block pre')) sizes.observe(pre);
  });
}

function showWrapButton(pre: Element): void {
  const button = pre.closest('.theme-code-block')?.querySelector<HTMLElement>('[data-wrap]');
  const code = button && codeOf(button);
  if (code) button.hidden = pre.scrollWidth <= pre.clientWidth && !isWrapped(code);
}

function isWrapped(code: HTMLElement): boolean {
  return code.style.cssText !== '';
}

function codeOf(button: Element): HTMLElement | null | undefined {
  return button.closest('.theme-code-block')?.querySelector<HTMLElement>('code');
}

async function copy(button: HTMLElement): Promise<void> {
  const code = codeOf(button);
  if (!code) return;
  try {
    await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
  } catch {
    // No clipboard (a page without TLS, a denied permission): the old way works on the selection.
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
