/** The part that runs in the browser: it remembers which editor the reader opens, and marks its links. */
import Link from '@docusaurus/Link';
import { useStorageSlot } from '@docusaurus/theme-common';
import { EDITOR_NAMES, readEditor, type Editor } from './editors';
import styles from './playground.module.css';

export interface TemplateEntry {
  folder: string;
  title: string;
  text: string;
  links: { editor: Editor; url: string }[];
}

export interface TemplateListLabels {
  open: string;
  remembered: string;
  last: string;
}

export function TemplateList({ entries, labels }: { entries: TemplateEntry[]; labels: TemplateListLabels }) {
  const [stored, slot] = useStorageSlot('playground-editor');
  const last = readEditor(stored);
  return (
    <div>
      <ul className={styles.templates}>
        {entries.map(({ folder, title, text, links }) => (
          <li key={folder} className="card padding--md">
            <p className="margin-vert--none">
              <strong>{title}</strong>
            </p>
            <p className="margin-top--none margin-bottom--sm">{text}</p>
            <div className={styles.links}>
              {links.map(({ editor, url }) => (
                <Link
                  key={editor}
                  className={`button button--primary${last === editor ? '' : ' button--outline'}`}
                  href={url}
                  aria-label={labels.open.replace('{template}', title).replace('{editor}', EDITOR_NAMES[editor])}
                  onClick={() => slot.set(editor)}
                >
                  {EDITOR_NAMES[editor]}
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="margin-top--md">
        <small>{last ? labels.last.replace('{editor}', EDITOR_NAMES[last]) : labels.remembered}</small>
      </p>
    </div>
  );
}
