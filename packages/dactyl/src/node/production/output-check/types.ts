/** What rules get and give. A rule is an object: what it says of a page, and of all pages when they have been read. */
import type { RuleName } from '../../config/check-rules.js';
import type { PageFacts } from './read-page.js';

export interface Rule {
  /** What one page says by itself. */
  onPage?: (page: ReadPage, site: OutputSite) => Fault[];
  /** What is known when all pages have been read. */
  onSite?: (site: OutputSite) => Fault[];
}

export interface Fault {
  rule: RuleName;
  /** The page, below the output folder. */
  file: string;
  /** A sentence. */
  message: string;
  /** What to do, as a sentence. */
  advice?: string;
  /** What it is about, by which its place in a source is found. */
  subject?: Subject;
  /** What was probably meant. */
  suggestion?: string;
  /** The subject as it should be, when that is beyond doubt. */
  fix?: string;
}

export interface Subject {
  /** `url`: an address of the site itself, which no source has. */
  kind: 'address' | 'heading' | 'id' | 'url';
  text: string;
}

/** A page with its links followed. */
export interface ReadPage extends Omit<PageFacts, 'links'> {
  file: string;
  /** Address at which a host shows it. */
  url: string;
  links: FollowedLink[];
}

export interface FollowedLink {
  /** As it is written. */
  href: string;
  /** `nowhere`: no browser takes it for an address. `other`: e-mail and the like. */
  kind: 'own' | 'external' | 'nowhere' | 'other';
  /** Of a link within the site. */
  pathname?: string;
  /** File to which it leads. */
  target?: string;
  /** Id to which it leads. */
  id?: string;
}

/** What other pages must know of a page: a large site has too many links to keep them all. */
export interface KnownPage extends Pick<
  ReadPage,
  'redirect' | 'canonicals' | 'alternates' | 'isHidden' | 'url' | 'places'
> {
  ids: ReadonlySet<string>;
}

export interface OutputSite {
  /** Origin of the site. */
  origin: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Addresses where readers begin, in each language. They end with a slash, whatever other addresses do. */
  roots: ReadonlySet<string>;
  /** By file. */
  pages: ReadonlyMap<string, KnownPage>;
  /** Links to a place on another page, to be looked at when all pages have been read. */
  anchors: readonly Anchor[];
  /** What the site has promised to keep. */
  contract?: Contract;
  /** Pages to which another page links. */
  reached: ReadonlySet<string>;
  /** File that a host shows for an address. */
  find(pathname: string): string | undefined;
}

/** All addresses of an output, and the places to which readers link. */
export interface Contract {
  version: 1;
  /** Address below the base URL → ids of its headings and the like. A redirect has none. */
  urls: Record<string, string[]>;
}

export interface Anchor {
  file: string;
  href: string;
  target: string;
  id: string;
}
