/** What stands around every page. */
import type { ComponentProps, CSSProperties } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import ColorModeToggle from '@theme/ColorModeToggle';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
import FooterLinks from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';
import Logo from '@theme/Logo';
import NavbarItem from '@theme/NavbarItem';
import { Specimen, type GroupSpec } from './specimen';
import styles from './style-guide.module.css';

export function frame(): GroupSpec {
  return {
    id: 'frame',
    title: translate({ id: 'styleGuide.frame', message: 'Around the page' }),
    sections: [
      {
        id: 'announcement-bar',
        title: translate({ id: 'styleGuide.announcement', message: 'Announcement bar' }),
        note: translate({
          id: 'styleGuide.announcement.note',
          message: 'With a button to close it, without one, and in colours from the configuration.',
        }),
        specimens: (
          <Specimen isFlush className={styles.announcements}>
            <Announcement isCloseable />
            <Announcement />
            <Announcement isCloseable style={{ backgroundColor: '#20232a', color: '#ffffff' }} />
          </Specimen>
        ),
      },
      {
        id: 'navbar',
        title: translate({ id: 'styleGuide.navbar', message: 'Navigation bar' }),
        note: translate({
          id: 'styleGuide.navbar.note',
          message: 'In its three styles. On narrow screens the items are in the menu.',
        }),
        specimens: (
          <>
            {[undefined, 'dark', 'primary'].map((style) => (
              <Specimen key={style ?? ''} isFlush label={style ?? 'default'} className={styles.bar}>
                <Navbar style={style} />
              </Specimen>
            ))}
          </>
        ),
      },
      {
        id: 'color-mode',
        title: translate({ id: 'styleGuide.colorMode', message: 'Colour mode' }),
        note: translate({
          id: 'styleGuide.colorMode.note',
          message: 'The button of the navigation bar. It shows the mode of the page, and changes it.',
        }),
        specimens: (
          <Specimen>
            <ColorModeToggle value="light" />
          </Specimen>
        ),
      },
      {
        id: 'footer',
        title: translate({ id: 'styleGuide.footer', message: 'Footer' }),
        note: translate({ id: 'styleGuide.footer.note', message: 'In columns or in a row, light or dark.' }),
        specimens: (
          <>
            <Specimen isFlush>
              <Footer look="light" links={footerColumns()} hasLogo />
            </Specimen>
            <Specimen isFlush>
              <Footer look="dark" links={footerColumns()} hasLogo />
            </Specimen>
            <Specimen isFlush>
              <Footer look="light" links={footerLinks()} />
            </Specimen>
          </>
        ),
      },
    ],
  };
}

function Announcement({ isCloseable = false, style }: { isCloseable?: boolean; style?: CSSProperties }) {
  return (
    <div className="dactyl-announcement-bar" style={style}>
      {isCloseable && <div className="dactyl-announcement-bar__spacer" />}
      <div className="dactyl-announcement-bar__content">
        {translate({ id: 'styleGuide.announcement.text', message: 'The harbour is closed on Sunday.' })}{' '}
        <a href="#announcement-bar">{translate({ id: 'styleGuide.announcement.more', message: 'Why' })}</a>
      </div>
      {isCloseable && <CloseButton className="dactyl-announcement-bar__close" />}
    </div>
  );
}

function Navbar({ style }: { style: string | undefined }) {
  const link = translate({ id: 'styleGuide.navbar.link', message: 'Link' });
  const dropdown = translate({ id: 'styleGuide.navbar.dropdown', message: 'Dropdown' });
  const items = [
    { label: link, to: '/docs' },
    { label: translate({ id: 'styleGuide.label.external', message: 'Another site' }), href: 'https://www.w3.org/' },
  ];
  return (
    <div className={clsx('navbar', style && `navbar--${style}`)}>
      <div className="navbar__inner">
        <div className="navbar__items">
          <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
          <NavbarItem
            label={translate({ id: 'styleGuide.navbar.active', message: 'Active' })}
            to="/style-guide"
            className="navbar__link--active"
          />
          {items.map((item) => (
            <NavbarItem key={item.label} {...item} />
          ))}
          <NavbarItem type="html" value="<b>HTML</b>" />
        </div>
        <div className="navbar__items navbar__items--right">
          <NavbarItem type="dropdown" label={dropdown} items={items} position="right" />
          {style === undefined && <OpenDropdown label={dropdown} items={items} />}
          <NavbarItem type="localeDropdown" position="right" dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
          <ColorModeToggle className="dactyl-navbar__color-toggle" value="light" />
        </div>
      </div>
    </div>
  );
}

/** Without the attribute that lets the boot script close it. */
function OpenDropdown({ label, items }: { label: string; items: readonly { label: string }[] }) {
  return (
    <div className="navbar__item dropdown dropdown--right dropdown--show">
      <button type="button" className="clean-btn navbar__link" aria-haspopup aria-expanded>
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item) => (
          <NavbarItem key={item.label} {...item} isDropdownItem />
        ))}
      </ul>
    </div>
  );
}

function footerLinks() {
  return [
    { label: translate({ id: 'styleGuide.label.wind', message: 'The wind' }), to: '/docs' },
    { label: translate({ id: 'styleGuide.label.harbour', message: 'The harbour' }), to: '/blog' },
    { label: translate({ id: 'styleGuide.label.external', message: 'Another site' }), href: 'https://www.w3.org/' },
  ];
}

function footerColumns() {
  const titles = [
    translate({ id: 'styleGuide.docs', message: 'Docs' }),
    translate({ id: 'styleGuide.blog', message: 'Blog' }),
    translate({ id: 'styleGuide.footer.more', message: 'More' }),
  ];
  return titles.map((title) => ({ title, items: footerLinks() }));
}

interface FooterProps {
  look: 'light' | 'dark';
  links: ComponentProps<typeof FooterLinks>['links'];
  hasLogo?: boolean;
}

function Footer({ look, links, hasLogo = false }: FooterProps) {
  const logo = { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: 'Dactyl', href: '/', width: 40, height: 40 };
  return (
    <FooterLayout
      style={look}
      links={<FooterLinks links={links} />}
      logo={hasLogo && <FooterLogo logo={logo} />}
      copyright={<FooterCopyright copyright="Copyright © 2026 Dactyl" />}
    />
  );
}
