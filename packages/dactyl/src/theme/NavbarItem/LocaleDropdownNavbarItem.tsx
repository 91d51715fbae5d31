import type { Props as NavbarItemProps } from '@theme/NavbarItem';
import IconLanguage from '@theme/Icon/Language';
import DropdownNavbarItem, { type Props as DropdownNavbarItemProps } from '@theme/NavbarItem/DropdownNavbarItem';
import { useDocusaurusContext } from '../../react/site-context.js';
import { useLocaleHome } from '../../react/format/theme-common/home-page.js';
import { hasProtocol } from '../../shared/url.js';
import { translate } from '../../react/Translate.js';

export interface Props extends Omit<DropdownNavbarItemProps, 'items'> {
  dropdownItemsBefore: readonly NavbarItemProps[];
  dropdownItemsAfter: readonly NavbarItemProps[];
  /** Appended to each URL. */
  queryString?: string;
}

/** A dropdown of the site's locales. Each entry leads to the same page in that locale, with a full page load. */
export default function LocaleDropdownNavbarItem(props: Props) {
  const { mobile, dropdownItemsBefore, dropdownItemsAfter, queryString = '', ...rest } = props;
  const { i18n, siteConfig } = useDocusaurusContext();
  const { currentLocale, localeConfigs } = i18n;
  const homeOf = useLocaleHome();
  // A build of a single locale uses the base URL of the default locale and does not know the URLs of the others.
  const locales = i18n.locales.filter((locale) => locale === currentLocale || homeOf(locale) !== siteConfig.baseUrl);
  const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';

  const links = locales.map((locale) => ({
    label: localeConfigs[locale]?.label ?? locale,
    lang: localeConfigs[locale]?.htmlLang ?? locale,
    to: `${hasProtocol(homeOf(locale)) ? '' : 'pathname://'}${homeOf(locale)}${queryString}`,
    target: '_self',
    autoAddBaseUrl: false,
    // The region is independent of the page: the build and the boot script fill in the URL of the page in this
    // locale.
    'data-alternate': locale,
    ...(locale === currentLocale ? { className: activeClass, 'aria-current': 'true' } : {}),
  }));
  const menuTitle = translate({
    id: 'theme.navbar.mobileLanguageDropdown.label',
    message: 'Languages',
    description: 'Label of the languages in the mobile menu',
  });
  return (
    <DropdownNavbarItem
      {...rest}
      mobile={mobile}
      label={
        <>
          <IconLanguage className="dactyl-language-icon" />
          {mobile ? menuTitle : (localeConfigs[currentLocale]?.label ?? currentLocale)}
        </>
      }
      items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]}
    />
  );
}
