import { DocSearchModal, useDocSearchKeyboardEvents } from '@docsearch/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Answer } from '../answers/create-answer.js';
import { isWebUrl } from '../answers/result-url.js';
import { toModalTranslations } from '../modal-translations.js';
import { createClient } from './docsearch-client.js';

export interface Props {
  /** Text that the reader has typed so far. */
  query: string;
  answer: Answer;
  /** Texts by the names of `searchTexts()`. */
  texts: Readonly<Record<string, string>>;
  /** Under which recent and favorite results are stored. */
  storageName: string;
  label: string;
  /** URL of the search page. */
  page: string | undefined;
  /** What its URL has behind the query. */
  chosen: () => string;
  /** Where readers say that a result is missing; `{query}` stands for what they searched for. */
  missingResultsUrl: string | undefined;
  onClose: () => void;
}

/** Opens a result as a click would, so that the router has it. */
const navigateNewTab = ({ itemUrl }: { itemUrl: string }) => follow(itemUrl, '_blank');
const NAVIGATOR = {
  navigate: ({ itemUrl }: { itemUrl: string }) => follow(itemUrl),
  navigateNewTab,
  navigateNewWindow: navigateNewTab,
};

export function SearchDialog(props: Props) {
  const { query, answer, texts, storageName, label, page, chosen, missingResultsUrl, onClose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const client = useMemo(() => createClient(answer), [answer]);
  useDocSearchKeyboardEvents({ isOpen: true, onOpen: onClose, onClose, searchButtonRef: button });
  useLayoutEffect(() => describe(label), [label]);
  const SeeAll = useMemo(() => createSeeAll(texts['seeAll'] ?? '', { page, chosen }), [page, texts, chosen]);
  return (
    <DocSearchModal
      // Required by DocSearch, not used by our client.
      appId="none"
      apiKey="none"
      indexName={storageName}
      initialScrollY={window.scrollY}
      initialQuery={query}
      placeholder={texts['placeholder'] ?? ''}
      transformSearchClient={() => client}
      navigator={NAVIGATOR}
      translations={toModalTranslations(texts)}
      resultsFooterComponent={SeeAll}
      {...(missingResultsUrl !== undefined && {
        getMissingResultsUrl: (missing: { query: string }) =>
          missingResultsUrl.replaceAll('{query}', encodeURIComponent(missing.query)),
      })}
      onClose={onClose}
    />
  );
}

interface FooterProps {
  state: { query: string; context: { nbHits?: unknown } };
}

/** The link to the search page with all results; nothing if there is no such page. */
function createSeeAll(text: string, { page, chosen }: Pick<Props, 'page' | 'chosen'>) {
  return function SeeAll({ state: { query, context } }: FooterProps) {
    if (page === undefined) return null;
    const count = String(context.nbHits ?? '');
    return <a href={`${page}?q=${encodeURIComponent(query)}${chosen()}`}>{text.replace('{count}', count)}</a>;
  };
}

/** DocSearch calls its outermost element a button, and parts of it those of a page; screen readers should hear what they are. */
function describe(label: string): void {
  const dialog = document.querySelector('.DocSearch-Container');
  for (const part of dialog?.querySelectorAll('header, footer') ?? []) part.setAttribute('role', 'presentation');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', label);
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby']) dialog?.removeAttribute(name);
}

function follow(url: string, target?: string): void {
  // Recent results come out of the storage, which is not only ours.
  if (!isWebUrl(url)) return;
  const link = document.createElement('a');
  link.href = url;
  if (target) link.target = target;
  document.body.append(link);
  link.click();
  link.remove();
}
