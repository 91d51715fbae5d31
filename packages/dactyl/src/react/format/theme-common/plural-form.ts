import { useDocusaurusContext } from '../../site-context.js';
import { selectPluralForm } from './select-plural-form.js';

/** Chooses among plural forms, written as `One item|{count} items`. */
export function usePluralForm(): { selectMessage: (count: number, pluralMessages: string) => string } {
  const { currentLocale } = useDocusaurusContext().i18n;
  return { selectMessage: (count, messages) => selectPluralForm(currentLocale, count, messages) };
}
