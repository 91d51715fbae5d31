import { findAll, on, onContent } from './events.js';

const COPIED_MS = 1000;

/** The copy and word-wrap buttons of code blocks. */
export function startCodeBlocks(): void {
  on('click', '[data-copy]', (button) => void copy(button));
  on('click', '[data-wrap]', (button) => {
    const code = codeOf(button);
    if (!code) return;
    const wrapped = !isWrapped(code);
    code.style.whiteSpace = wrapped ? 'pre-wrap' : '';
    code.style.overflowWrap = wrapped ? 'anywhere' : '';
    button.ariaPressed = String(wrapped);
  });

  // Also tells when a block becomes visible, in a tab or in details, and once after `observe`.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) showWrapButton(target);
  });
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
  return code.style.whiteSpace !== '';
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
  if (button.dataset.copied !== undefined) return;
  const label = button.ariaLabel;
  button.dataset.copied = '';
  button.ariaLabel = button.dataset.labelCopied ?? label;
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = label;
  }, COPIED_MS);
}
