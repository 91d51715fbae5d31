import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState, type ReactNode } from 'react';

/** Keeps its words in the address, as search pages of packages do: the first effect takes the query away. */
export default function SearchPage(): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  const asked = (useIsBrowser() && new URLSearchParams(search).get('q')) || '';
  const [words, setWords] = useState(asked);

  useEffect(() => history.replace({ search: words && `q=${words}` }), [words]);
  useEffect(() => {
    if (asked && asked !== words) setWords(asked);
  }, [asked]);

  return <p data-testid="search-page">Words: {words || 'none'}</p>;
}
