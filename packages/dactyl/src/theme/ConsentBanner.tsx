/** The question whether visits may be counted: nothing, unless the theme `dactyl/theme-consent` replaces it. */
export default function ConsentBanner() {
  return null;
}
