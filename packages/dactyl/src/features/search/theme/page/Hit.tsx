import { Fragment } from 'react';
import type { MarkedText, SearchHit } from '../../engine/types.js';

export interface Props {
  hit: SearchHit;
}

/** One result: its title, its path, and the matching excerpt of its text. */
export function Hit({ hit: { url, category, headings, excerpt } }: Props) {
  const own = headings.at(-1)?.text;
  const around: MarkedText[] = [
    ...(category ? [{ text: category, marks: [] }] : []),
    ...headings.slice(0, -1).map(({ text }) => text),
  ];
  return (
    <li className="search-page__hit">
      <h2>
        <a href={url}>{own && <Marked {...own} />}</a>
      </h2>
      {around.length > 0 && (
        <p className="search-page__path">
          {around.map((text, index) => (
            // The index is part of the key, because two headings may be equal.
            <span key={index}>
              <Marked {...text} />
            </span>
          ))}
        </p>
      )}
      {excerpt && (
        <p className="search-page__excerpt">
          <Marked {...excerpt} />
        </p>
      )}
    </li>
  );
}

function Marked({ text, marks }: MarkedText) {
  const starts = [0, ...marks.map(([, end]) => end)];
  return starts.map((start, index) => {
    const [from, to] = marks[index] ?? [text.length, text.length];
    return (
      <Fragment key={start}>
        {text.slice(start, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
