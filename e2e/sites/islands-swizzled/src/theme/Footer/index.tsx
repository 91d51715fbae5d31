import Footer from '@theme-original/Footer';
import { useReader } from '@site/src/components/reader';

/** Gives way to the text when the reader wants that. */
export default function FooterWrapper() {
  const { isFocused } = useReader();
  return <div data-testid="footer">{isFocused ? <p>Reading</p> : <Footer />}</div>;
}
