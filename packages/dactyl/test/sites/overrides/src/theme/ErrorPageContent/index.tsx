import type { Props } from '@theme/ErrorPageContent';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** Wrapped: with an address to write to. Only a page that fails in the browser shows it. */
export default function ErrorPageContentWrapper(props: Props) {
  return (
    <>
      <ErrorPageContent {...props} />
      <p>Write to help@overrides.example</p>
    </>
  );
}
