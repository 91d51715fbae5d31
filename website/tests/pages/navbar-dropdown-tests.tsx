import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { TestPage } from './_test-page';
import styles from './_navbar-dropdown-tests.module.css';

export default function NavbarDropdownTests() {
  return (
    <HtmlClassNameProvider className={styles.page}>
      <TestPage
        title="Dropdown of the navbar"
        about="On this page the links behind the dropdown of languages are hidden, so that its last entry is the last link
          of the navbar. Leaving it with the keyboard must close it all the same."
      >
        <ol>
          <li>Press Tab until the dropdown of languages has the focus, and open it with Enter.</li>
          <li>Press Tab until the focus leaves the last entry.</li>
          <li>The dropdown is closed, and the next control has the focus.</li>
        </ol>
      </TestPage>
    </HtmlClassNameProvider>
  );
}
