/** What the dialog and the session that it loads agree on. */
import type { SearchButtonData } from '../../../../shared/search-button.js';
import type { Answer } from '../answers/create-answer.js';
import type { SessionInput } from './create-session.js';

export interface DialogSession {
  answer: Answer;
  /** What the URL of the search page has behind the query. */
  chosen(): string;
  close(): void;
}

export interface DialogSessionInput extends Pick<SessionInput, 'answerOf'> {
  /** What the dialog is in. */
  place: HTMLElement;
  data: SearchButtonData;
}

/** Exports of the session's module. */
export interface SessionModule {
  startSession(input: DialogSessionInput): DialogSession;
}
