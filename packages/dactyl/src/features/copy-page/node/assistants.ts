/** Assistants that take a question in an address, as their documentation, or the field, has it. Types and facts alone. */

/** JSON: the plugin tells its component. `theme/assistant-address.ts` reads it. */
export type Assistant = {
  label: string;
  /** With `{prompt}` or `{url}`, which stand for the encoded question and the encoded address of the page's Markdown. */
  url: string;
};

export type AssistantName = 'chatgpt' | 'claude' | 'perplexity' | 'cursor' | 'vscode';

export const ASSISTANTS: Readonly<Record<AssistantName, Assistant>> = {
  chatgpt: { label: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q={prompt}' },
  claude: { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  perplexity: { label: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}' },
  cursor: { label: 'Cursor', url: 'https://cursor.com/link/prompt?text={prompt}' },
  vscode: { label: 'VS Code', url: 'vscode://GitHub.Copilot-Chat/chat?prompt={prompt}' },
};
