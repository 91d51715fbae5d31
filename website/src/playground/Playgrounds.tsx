/** The templates of the create command, each with links that open it in an online editor. All of this is static. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useRepository } from '../repository/Repository';
import { TemplateList, type TemplateEntry } from './TemplateList';
import { canBeOpened, EDITORS, editorUrl } from './editors';

interface Props {
  /** `https://github.com/OWNER/NAME`; otherwise that of the site. */
  repository?: string;
}

/** What is true where the site has these links. */
export function WithEditors({ children }: { children: ReactNode }) {
  return canBeOpened(useRepository()?.url) ? children : null;
}

export function WithoutEditors({ children }: { children: ReactNode }) {
  return canBeOpened(useRepository()?.url) ? null : children;
}

export default function Playgrounds({ repository: given }: Props) {
  const own = useRepository()?.url;
  const repository = given ?? own;
  if (!canBeOpened(repository)) return null;
  const entries = templates().map((template): TemplateEntry => ({
    ...template,
    links: EDITORS.map((editor) => ({ editor, url: editorUrl(editor, repository, template.folder) })),
  }));
  return <TemplateList entries={entries} labels={labels()} />;
}

function templates() {
  return [
    {
      folder: 'classic',
      title: translate({ id: 'playground.classic.title', message: 'Classic' }),
      text: translate({
        id: 'playground.classic.text',
        message: 'Home page, docs and blog, in JavaScript. Where most sites begin.',
      }),
    },
    {
      folder: 'classic-typescript',
      title: translate({ id: 'playground.classicTypescript.title', message: 'Classic in TypeScript' }),
      text: translate({
        id: 'playground.classicTypescript.text',
        message: 'The same site, with types for configuration and components.',
      }),
    },
    {
      folder: 'minimal',
      title: translate({ id: 'playground.minimal.title', message: 'Minimal' }),
      text: translate({
        id: 'playground.minimal.text',
        message: 'A configuration and one doc. Best for showing a single thing, such as a bug.',
      }),
    },
    {
      folder: 'minimal-typescript',
      title: translate({ id: 'playground.minimalTypescript.title', message: 'Minimal in TypeScript' }),
      text: translate({
        id: 'playground.minimalTypescript.text',
        message: 'One doc again, with a typed configuration.',
      }),
    },
  ];
}

function labels() {
  return {
    open: translate({
      id: 'playground.open',
      message: 'Open “{template}” in {editor}',
      description: 'Label of a link; {template} and {editor} stay as they are',
    }),
    remembered: translate({
      id: 'playground.remembered',
      message: 'The editor that you choose is remembered in this browser, and marked when you come back.',
    }),
    last: translate({
      id: 'playground.last',
      message: 'You chose {editor} last.',
      description: '{editor} stays as it is',
    }),
  };
}
