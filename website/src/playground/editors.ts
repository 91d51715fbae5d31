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

const GITHUB = 'https://github.com/';

/** Whether the editors know the host of the repository. */
export function canBeOpened(repository: string | undefined): repository is string {
  return repository?.startsWith(GITHUB) ?? false;
}

/**
 * @param repository `https://github.com/OWNER/NAME`
 * @param template folder of the template
 */
export function editorUrl(editor: Editor, repository: string, template: string): string {
  return `${ORIGINS[editor]}/github/${repository.slice(GITHUB.length)}/tree/main/${TEMPLATES_FOLDER}/${template}`;
}

/** What the browser has kept may be anything. */
export function readEditor(stored: string | null): Editor | undefined {
  return EDITORS.find((editor) => editor === stored);
}
