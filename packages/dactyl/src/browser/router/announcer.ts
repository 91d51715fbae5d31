/** Creates a live region for screen readers. It is in the page before it has text, because they only notice changes. */
export function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.id = 'dactyl-announcer';
  region.ariaLive = 'polite';
  region.style.cssText = 'position:fixed;clip-path:inset(50%)';
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
