import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import FooterCopyright from '../../src/theme/Footer/Copyright.js';
import DocSidebarItemHtml from '../../src/theme/DocSidebarItem/Html.js';
import HtmlNavbarItem from '../../src/theme/NavbarItem/HtmlNavbarItem.js';
import TOCItemsTree from '../../src/theme/TOCItems/Tree.js';

afterEach(() => vi.unstubAllGlobals());

/** A browser with Trusted Types; what has passed a policy is to be seen. */
function stubTrustedTypes(): void {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string) => ({ createHTML: (html: string) => `<!--${name}-->${html}` }),
  });
}

const heading = { id: 'a', value: '<em>A</em>', level: 2, children: [] };

describe('HTML that a component is given', () => {
  it.each([
    ['an item of the navbar', <HtmlNavbarItem key="" value="<i>x</i>" />, '<i>x</i>'],
    [
      'an item of a sidebar',
      <DocSidebarItemHtml key="" item={{ type: 'html', value: '<i>x</i>' }} level={1} index={0} activePath="/" />,
      '<i>x</i>',
    ],
    ['the copyright', <FooterCopyright key="" copyright="<i>x</i>" />, '<i>x</i>'],
    [
      'a table of contents',
      <TOCItemsTree key="" toc={[heading]} className="c" linkClassName={null} />,
      '<li><a href="#a"><em>A</em></a></li>',
    ],
  ])('passes the policy of the site: %s', (_, element, html) => {
    expect(renderToStaticMarkup(element)).toContain(`>${html}<`);
    stubTrustedTypes();
    expect(renderToStaticMarkup(element)).toContain(`><!--dactyl-->${html}<`);
  });
});
