/**
 * What a page without a server loads first: a loader of modules that were made classic scripts, `fetch` for files of the site that were
 * made scripts, too, and the addresses that scripts write, which do not know in which folder they are.
 */

export const PORTABLE_SCRIPT = 'portable.js';

export interface PortableFacts {
  /** HTML files of the folder. */
  pages: readonly string[];
  /** Files that scripts fetch, and that were made scripts. */
  data: readonly string[];
  origin: string;
  baseUrl: string;
}

export function portableScript(facts: PortableFacts): string {
  return `(${LOADER})(${JSON.stringify(facts).replaceAll('<', '\\u003c')});\n`;
}

const LOADER = `function ({ origin, baseUrl, pages, data }) {
  const root = new URL('.', document.currentScript.src).href;
  const known = new Set(pages);
  const given = new Set(data);
  const runs = new Map();
  const texts = new Map();
  const modules = new Map();

  /** The file that an address means, below the root of the site: scripts write addresses as a host would know them. */
  function nameOf(address) {
    const url = new URL(address, document.baseURI);
    if (url.protocol !== location.protocol || url.host !== location.host) return undefined;
    const full = (url.origin === 'null' ? 'file://' : url.origin) + url.pathname;
    if (full.startsWith(root)) return decodeURI(full.slice(root.length));
    const pathname = url.pathname.replace(/^\\/[A-Za-z]:(?=\\/)/, '');
    return pathname.startsWith(baseUrl) ? decodeURI(pathname.slice(baseUrl.length)) : undefined;
  }

  const loading = new Map();
  function loadScript(file) {
    if (!loading.has(file))
      loading.set(file, new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = root + encodeURI(file);
        script.onload = resolve;
        script.onerror = () => reject(new Error('The file ' + file + ' is missing.'));
        document.head.append(script);
      }));
    return loading.get(file);
  }

  /** @param above modules that wait for this one: in a circle, one of them is taken as far as it is */
  function load(name, above) {
    const known = modules.get(name);
    if (known) return above.includes(name) ? Promise.resolve(known.exports) : known.done;
    const exports = Object.defineProperty({}, Symbol.toStringTag, { value: 'Module' });
    const module = { exports };
    modules.set(name, module);
    module.done = run(name, exports, [...above, name]).then(() => exports);
    return module.done;
  }

  async function run(name, exports, above) {
    if (!runs.has(name)) await loadScript(name);
    const get = (key, value) => Object.defineProperty(exports, key, { enumerable: true, configurable: true, get: value });
    const all = (from) => { for (const key in from) if (key !== 'default' && !(key in exports)) get(key, () => from[key]); };
    const address = (specifier) => (/^\\.\\.?\\//.test(specifier) ? new URL(specifier, root + name).href : specifier);
    await runs.get(name)(
      (specifier) => load(nameOf(address(specifier)), above),
      (specifier) => importNow(address(String(specifier))),
      exports, get, all, { url: root + name },
    );
  }

  async function importNow(address) {
    const name = nameOf(address);
    if (name === undefined || !name.endsWith('.js')) throw new Error('There is no module ' + address + '.');
    return load(name, []);
  }

  self.portable = {
    define: (name, run) => void runs.set(name, run),
    give: (name, text) => void texts.set(name, text),
    start(name) {
      const begin = () => load(name, []).catch(console.error);
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
      else begin();
    },
  };

  const fetchElsewhere = self.fetch;
  self.fetch = async (input, options) => {
    const name = nameOf(input.url ?? input);
    if (name === undefined) return fetchElsewhere(input, options);
    // Some modules are fetched before they are imported.
    if (name.endsWith('.js')) return runs.has(name) || (await loadScript(name)), new Response('');
    if (!given.has(name)) return fetchElsewhere(input, options);
    if (!texts.has(name)) await loadScript(name + '.js');
    return new Response(Uint8Array.from(atob(texts.get(name)), (char) => char.charCodeAt(0)));
  };

  // Files have no addresses but their own: where a script wants another one, such as one without ".html", the state alone is kept.
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history);
    history[name] = (state, title, url) => {
      try { own(state, title, url); } catch { own(state, title); }
    };
  }

  // Styles and images that scripts ask for.
  addEventListener('error', ({ target }) => {
    for (const key of ['href', 'src']) {
      const address = target[key];
      if (typeof address !== 'string' || address.startsWith(root)) continue;
      const name = nameOf(address);
      if (name !== undefined) target[key] = root + encodeURI(name);
    }
  }, true);

  addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[href]');
    if (!link || link.href.startsWith(root)) return;
    const name = nameOf(link.href)?.replace(/\\/$/, '');
    if (name === undefined) return;
    const file = [name, name + '.html', name === '' ? 'index.html' : name + '/index.html'].find((one) => known.has(one));
    // On a host, other sites may be beside this one.
    if (file === undefined && location.protocol !== 'file:') return;
    link.href = (file === undefined ? origin + baseUrl + name : root + encodeURI(file)) + link.search + link.hash;
  }, true);
}`;
