import { DocSearchModal, useDocSearchKeyboardEvents, type ModalTranslations } from '@docsearch/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { createClient, type Answer } from './docsearch-client.js';

export interface Props {
  /** What the reader has typed already. */
  query: string;
  answer: Answer;
  /** By the names of `searchTexts()`. */
  texts: Readonly<Record<string, string>>;
  /** Under which recent and favorite results are stored. */
  storageName: string;
  /** Whether there is an index. */
  isBuilt: boolean;
  label: string;
  onClose: () => void;
}

/** Opens a result as a click would, so that the router has it. */
const NAVIGATOR = {
  navigate: ({ itemUrl }: { itemUrl: string }) => follow(itemUrl),
  navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
  navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
};

export function SearchDialog({ query, answer, texts, storageName, isBuilt, label, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const client = useMemo(() => createClient(answer), [answer]);
  useDocSearchKeyboardEvents({ isOpen: true, onOpen: onClose, onClose, searchButtonRef: button });
  useLayoutEffect(() => describe(label), [label]);
  return (
    <DocSearchModal
      // DocSearch wants them; the client has no use for them.
      appId="none"
      apiKey="none"
      indexName={storageName}
      initialScrollY={window.scrollY}
      initialQuery={query}
      placeholder={texts['placeholder'] ?? ''}
      transformSearchClient={() => client}
      navigator={NAVIGATOR}
      translations={toTranslations(texts, isBuilt)}
      onClose={onClose}
    />
  );
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

function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
}

function toTranslations(texts: Readonly<Record<string, string>>, isBuilt: boolean): ModalTranslations {
  const text = (name: string) => texts[name] ?? '';
  return {
    searchBox: {
      resetButtonTitle: text('resetButton'),
      resetButtonAriaLabel: text('resetButton'),
      cancelButtonText: text('cancelButton'),
      cancelButtonAriaLabel: text('cancelButton'),
      searchInputLabel: text('placeholder'),
    },
    startScreen: {
      recentSearchesTitle: text('recent'),
      noRecentSearchesText: text(isBuilt ? 'noRecent' : 'notBuilt'),
      saveRecentSearchButtonTitle: text('saveRecent'),
      removeRecentSearchButtonTitle: text('removeRecent'),
      favoriteSearchesTitle: text('favorite'),
      removeFavoriteSearchButtonTitle: text('removeFavorite'),
    },
    errorScreen: {
      titleText: text(isBuilt ? 'errorTitle' : 'notBuilt'),
      helpText: text(isBuilt ? 'errorHelp' : 'notBuiltHelp'),
    },
    footer: {
      selectText: text('select'),
      selectKeyAriaLabel: text('selectKey'),
      navigateText: text('navigate'),
      navigateUpKeyAriaLabel: text('upKey'),
      navigateDownKeyAriaLabel: text('downKey'),
      closeText: text('close'),
      closeKeyAriaLabel: text('closeKey'),
    },
    noResultsScreen: {
      noResultsText: text('noResults'),
      suggestedQueryText: text('suggested'),
      reportMissingResultsText: text('reportMissing'),
      reportMissingResultsLinkText: text('reportMissingLink'),
    },
  };
}
