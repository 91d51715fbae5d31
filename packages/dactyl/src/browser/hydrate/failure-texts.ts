/**
 * Must only be imported dynamically: with a static import too, the bundler would split React's file into one more
 * chunk.
 */
import { translate } from '../../react/Translate.js';

/** Texts about a part of the page that failed, in the page's language. */
export function failureTexts() {
  return {
    part: translate({
      id: 'theme.ErrorPageContent.partTitle',
      message: 'This part of the page crashed.',
      description: 'Title of what is shown in place of a component that failed',
    }),
    page: translate({
      id: 'theme.ErrorPageContent.title',
      message: 'This page crashed.',
      description: 'Title of the page in place of one that failed',
    }),
    cause: translate({
      id: 'theme.ErrorPageContent.cause',
      message: 'Cause:',
      description: 'Above the message of each cause of an error',
    }),
    tryAgain: translate({
      id: 'theme.ErrorPageContent.tryAgain',
      message: 'Try again',
      description: 'Button that renders the page again',
    }),
  };
}
