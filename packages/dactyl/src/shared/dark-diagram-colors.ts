/**
 * Colours of diagrams on a dark page, as variables of Mermaid's theme `dark`: boxes a little lighter than the page, lines and
 * edges quieter than words. That theme alone has other greys, boxes around the words on lines, and a pie that begins with
 * black. Browsers and the build draw with them.
 */
export const DARK_DIAGRAM_COLORS = {
  mainBkg: '#262a34',
  primaryColor: '#262a34',
  border1: '#8a93a3',
  // The page's, so that a line ends where its words begin.
  edgeLabelBackground: '#181920',
  clusterBkg: '#1f2129',
  compositeBackground: '#1f2129',
  noteBkgColor: '#363c49',
  noteTextColor: '#e2e5e9',
  rowOdd: '#262a34',
  rowEven: '#1f2129',
  pie1: '#2b5f57',
  pie2: '#464f7d',
  pie3: '#6b5330',
  pie4: '#6a4058',
};
