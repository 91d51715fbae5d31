import { Fragment } from 'react';
import type { MarkedText, SearchHit } from '../../engine/types.js';

export interface Props {
  hit: SearchHit;
}

/** One result: what it is called, where it stands, and what of its text answers the query. */
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
            // Nothing else tells two equal headings apart.
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
