/**
 * A client module: it tells the console what its hooks are told, and which page there is at that moment. The
 * configuration lists it for the dev server and for deploy previews; other visitors do not load it.
 */

interface RouteChange {
  location: { pathname: string };
}

function log(what: string, { location }: RouteChange): void {
  const page = {
    path: location.pathname,
    title: document.title,
    h1: document.querySelector('h1')?.innerText,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  };
  console.log(`[route] ${what}`, JSON.stringify(page));
}

export function onRouteUpdate(change: RouteChange): () => void {
  log('update', change);
  return () => log('cleanup', change);
}

export function onRouteDidUpdate(change: RouteChange): void {
  log('did update', change);
}
