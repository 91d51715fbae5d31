const ID = 'dactyl-announcer';

/** A region that screen readers watch. It is there before it speaks, or they would not notice. */
export function createAnnouncer(): (text: string) => void {
  let region = document.getElementById(ID);
  if (!region) {
    region = document.createElement('div');
    region.id = ID;
    region.style.cssText = 'position:fixed;clip-path:inset(50%)';
    document.body.append(region);
  }
  region.ariaLive = 'polite';
  const speaker = region;
  return (text) => {
    speaker.textContent = text;
  };
}
