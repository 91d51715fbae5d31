import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Figures } from './Figures';
import { HeroPicture } from './HeroPicture';
import styles from './home.module.css';

export function Hero() {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.headline}>
          <span className={styles.long}>
            <Translate id="home.hero.write" description="First line of the headline, completed by the second one">
              Write Markdown and React,
            </Translate>
          </span>{' '}
          <span className={styles.short}>
            <Translate id="home.hero.ship" description="Second line of the headline">
              ship HTML.
            </Translate>
          </span>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.hero.lead" description="Paragraph below the headline">
            Dactyl builds documentation sites. It reads the site format of Docusaurus 3, compiles each file once and
            renders every page to HTML. React does its work before your readers arrive.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link className={styles.primaryAction} to="/docs/installation">
            <Translate id="home.hero.install" description="Main call to action, leads to the installation guide">
              Install Dactyl
            </Translate>
          </Link>
          <Link className={styles.secondaryAction} to="/docs">
            <Translate id="home.hero.introduction" description="Second call to action, leads to the introduction">
              Read the introduction
            </Translate>
          </Link>
        </div>
      </div>
      <HeroPicture />
      <Figures />
    </header>
  );
}
