/** Online editors that open a folder of a public repository, and the addresses that they do it under. */
export const EDITORS = ['codesandbox', 'stackblitz'] as const;

export type Editor = (typeof EDITORS)[number];

export const EDITOR_NAMES: Record<Editor, string> = { codesandbox: 'CodeSandbox', stackblitz: 'StackBlitz' };

const ORIGINS: Record<Editor, string> = {
  codesandbox: 'https://codesandbox.io/p/devbox',
  stackblitz: 'https://stackblitz.com',
};

/** Where the folders of the create command are, which are complete sites. */
const TEMPLATES_FOLDER = 'packages/create-dactyl/templates';

/**
 * @param repository `owner/name` at GitHub
 * @param template folder of the template
 */
export function editorUrl(editor: Editor, repository: string, template: string): string {
  return `${ORIGINS[editor]}/github/${repository}/tree/main/${TEMPLATES_FOLDER}/${template}`;
}

/** What the browser has kept may be anything. */
export function readEditor(stored: string | null): Editor | undefined {
  return EDITORS.find((editor) => editor === stored);
}
