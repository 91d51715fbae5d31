/** A region that screen readers watch. It is there before it speaks, or they would not notice. */
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
