/** Components as sites write them, one for each family of hooks. */
import { useState } from 'react';
import BrowserOnly from '../../src/react/BrowserOnly.js';
import Head from '../../src/react/Head.js';
import Link from '../../src/react/Link.js';
import {
  Link as RouterLink,
  Redirect as RouterRedirect,
  Route,
  Switch,
  useParams,
} from '../../src/react/format/react-router.js';
import { matchPath, Redirect, useHistory, useLocation } from '../../src/react/format/router.js';
import { useDocsPreferredVersion } from '../../src/features/docs/react/client.js';
import {
  Collapsible,
  ThemedComponent,
  useCollapsible,
  useColorMode,
  useQueryString,
  useStorageSlot,
  useWindowSize,
} from '../../src/theme-common.js';
import {
  NavbarSecondaryMenuFiller,
  useAnnouncementBar,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
  useTabs,
} from '../../src/theme-common-internal.js';
import { translate } from '../../src/react/Translate.js';
import { usePluginData } from '../../src/react/use-global-data.js';
import useIsBrowser from '../../src/react/use-is-browser.js';
import CodeBlock from '../../src/theme/CodeBlock.js';

const TITLE = translate({ id: 'greeting', message: 'Hello' });

export function Data() {
  const data = usePluginData('docusaurus-plugin-content-docs') as { versions?: { name: string }[] } | undefined;
  const isBrowser = useIsBrowser();
  return (
    <p id="data">
      {isBrowser ? `browser ${TITLE}` : 'server'} {data?.versions?.length}
      <BrowserOnly fallback="later">{() => <b>{window.location.pathname}</b>}</BrowserOnly>
    </p>
  );
}

export function ColorMode() {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  const next = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <>
      <button id="toggle" onClick={() => setColorMode(next)}>
        {colorMode} {colorModeChoice ?? 'no choice'}
      </button>
      <button id="try" onClick={() => setColorMode(next, { persist: false })} />
      <button id="forget" onClick={() => setColorMode(null)} />
      <ThemedComponent>{({ theme, className }) => <i className={className}>{theme}</i>}</ThemedComponent>
    </>
  );
}

const TAB_ITEMS = ['npm', 'pnpm'].map((value) => <div key={value} {...{ value }} />);

export function TabsOfOnesOwn() {
  const tabs = useTabs({ groupId: 'pm', queryString: 'tool', children: TAB_ITEMS });
  return (
    <ul id="own">
      {tabs.tabValues.map(({ value }) => (
        <li key={value} aria-current={value === tabs.selectedValue}>
          <button id={`own-${value}`} onClick={() => tabs.selectValue(value)}>
            {value}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Menu() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const secondary = useNavbarSecondaryMenu();
  const { isActive, close } = useAnnouncementBar();
  return (
    <>
      <button id="own-toggle" aria-expanded={shown} onClick={toggle}>
        {useWindowSize()}
      </button>
      <NavbarSecondaryMenuFiller component={Filling} props={FILLING} />
      <div id="secondary">{secondary.content}</div>
      {isActive && (
        <button id="own-close" onClick={close}>
          close
        </button>
      )}
    </>
  );
}

const FILLING = { text: 'sidebar' };
function Filling({ text }: { text: string }) {
  return <em>{text}</em>;
}

export function Storage() {
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion();
  const [value, slot] = useStorageSlot('own');
  return (
    <>
      <button id="version" onClick={() => savePreferredVersionName('1.0')}>
        {preferredVersion?.name ?? 'none'}
      </button>
      <button id="slot" onClick={() => slot.set('kept')}>
        {value ?? 'empty'}
      </button>
    </>
  );
}

export function Places() {
  const history = useHistory();
  const { pathname, search, hash, state } = useLocation();
  const [query, setQuery] = useQueryString('q');
  const [heard, setHeard] = useState<string[]>([]);
  const listen = () => history.listen((to, action) => setHeard((all) => [...all, `${action} ${to.pathname}`]));
  return (
    <>
      <p id="place">{`${pathname} ${search} ${hash} ${JSON.stringify(state ?? null)}`}</p>
      <p id="heard">{heard.join(', ')}</p>
      <p id="match">{matchPath<{ name: string }>(pathname, { path: '/:name' })?.params.name}</p>
      <Link id="link" to="/b" isNavLink activeClassName="here">
        b
      </Link>
      <button id="listen" onClick={listen} />
      <button id="push" onClick={() => history.push('/b?x=1', { from: 'a' })} />
      <button id="replace" onClick={() => history.replace('/c')} />
      <button id="hash" onClick={() => history.push({ hash: 'end' })} />
      <button id="no-query" onClick={() => history.push({ search: '' })} />
      <button id="query" onClick={() => setQuery('word')}>
        {query}
      </button>
      <button id="block" onClick={() => history.block(() => false)} />
    </>
  );
}

export function GoesElsewhere() {
  const [leaving, setLeaving] = useState(false);
  return leaving ? <Redirect to="/c" /> : <button id="leave" onClick={() => setLeaving(true)} />;
}

export function Routes() {
  return (
    <>
      <RouterLink id="router-link" to="/c">
        c
      </RouterLink>
      <Switch>
        <Route path="/:name">
          <Named />
        </Route>
        <RouterRedirect to="/nowhere" />
      </Switch>
    </>
  );
}

function Named() {
  return <p id="named">{useParams()['name']}</p>;
}

export function Counting() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button id="count" onClick={() => setCount(count + 1)} />
      {count < 3 && (
        <Head>
          {/* oxlint-disable-next-line jsx-a11y/lang -- attributes are merged with those of the page */}
          <html data-count={count} className="counting" />
          <title>{`Count ${count}`}</title>
          <meta name="description" content={`Counted to ${count}`} />
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}

export function Opens() {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  const [code, setCode] = useState('const a = 1;');
  return (
    <>
      <button id="open" onClick={toggleCollapsed} />
      <Collapsible lazy={false} collapsed={collapsed}>
        <p id="inside">inside</p>
      </Collapsible>
      <button id="code" onClick={() => setCode('const b = 2;\nb;')} />
      <BrowserOnly>
        {() => (
          <CodeBlock language="js" title="b.js">
            {code}
          </CodeBlock>
        )}
      </BrowserOnly>
    </>
  );
}
