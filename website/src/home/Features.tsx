/** What a site gets, each with a picture, a sentence and the page that says more. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { FeatureIcon, type FeaturePicture } from './FeatureIcon';
import styles from './home.module.css';

interface FeatureProps {
  picture: FeaturePicture;
  title: ReactNode;
  to: string;
  more: ReactNode;
  children: ReactNode;
}

export function Features() {
  return (
    <div className={styles.features}>
      <HtmlFirst />
      <SiteFormat />
      <SmallScript />
      <Markdown />
      <Locales />
      <Errors />
    </div>
  );
}

function HtmlFirst() {
  return (
    <Feature
      picture="html"
      title={<Translate id="home.feature.html.title">HTML is the product</Translate>}
      to="/docs/advanced/architecture"
      more={<Translate id="home.feature.html.more">How a page is made</Translate>}
    >
      <Translate id="home.feature.html.text">
        Every page is a complete HTML file: navigation, sidebar, table of contents and highlighted code are in it. You
        can read it without JavaScript, index it without a headless browser and host it on any file server.
      </Translate>
    </Feature>
  );
}

function SiteFormat() {
  return (
    <Feature
      picture="format"
      title={<Translate id="home.feature.format.title">A format you know</Translate>}
      to="/docs/configuration"
      more={<Translate id="home.feature.format.more">Configuration</Translate>}
    >
      <Translate id="home.feature.format.text">
        Configuration, sidebars, front matter, blog and translations follow Docusaurus 3.0 to 3.10, down to the file
        names.
      </Translate>
    </Feature>
  );
}

function SmallScript() {
  return (
    <Feature
      picture="script"
      title={<Translate id="home.feature.script.title">A small script</Translate>}
      to="/docs/advanced/architecture#the-script"
      more={<Translate id="home.feature.script.more">What it does</Translate>}
    >
      <Translate id="home.feature.script.text">
        Menus, tabs, copy buttons and colour mode share one script that enhances plain HTML elements.
      </Translate>
    </Feature>
  );
}

function Markdown() {
  return (
    <Feature
      picture="markdown"
      title={<Translate id="home.feature.markdown.title">Markdown with the parts that docs need</Translate>}
      to="/docs/markdown-features"
      more={<Translate id="home.feature.markdown.more">Markdown features</Translate>}
    >
      <Translate id="home.feature.markdown.text">
        Tabs, admonitions, code blocks with titles and marked lines, links by file name, and MDX when you want a React
        component in the text. Code is highlighted during the build, for light and dark mode at once.
      </Translate>
    </Feature>
  );
}

function Locales() {
  return (
    <Feature
      picture="locales"
      title={<Translate id="home.feature.locales.title">Languages in one run</Translate>}
      to="/docs/configuration#languages"
      more={<Translate id="home.feature.locales.more">Languages</Translate>}
    >
      <Translate id="home.feature.locales.text">
        One build writes all locales. Texts without a translation fall back to the default language.
      </Translate>
    </Feature>
  );
}

function Errors() {
  return (
    <Feature
      picture="errors"
      title={<Translate id="home.feature.errors.title">Errors with a place</Translate>}
      to="/docs/cli"
      more={<Translate id="home.feature.errors.more">Commands</Translate>}
    >
      <Translate id="home.feature.errors.text">
        For a mistake in a text or in the configuration, the error names the file and the line and tells you how to fix
        it. Dactyl reports mistakes of one kind together.
      </Translate>
    </Feature>
  );
}

function Feature({ picture, title, to, more, children }: FeatureProps) {
  return (
    <article className={styles.feature}>
      <FeatureIcon name={picture} />
      <h3>{title}</h3>
      <p>{children}</p>
      <Link to={to}>{more}</Link>
    </article>
  );
}
