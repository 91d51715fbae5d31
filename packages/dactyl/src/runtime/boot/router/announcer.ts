/** A region that screen readers watch. It is there before it speaks, or they would not notice. */
export function createAnnouncer(): (text: string) => void {
  const id = 'dactyl-announcer';
  const region = document.getElementById(id) ?? document.createElement('div');
  region.id = id;
  region.ariaLive = 'polite';
  region.style.cssText = 'position:fixed;clip-path:inset(50%)';
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
