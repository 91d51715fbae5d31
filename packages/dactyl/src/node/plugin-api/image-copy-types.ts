/** Copies of images that texts name on other hosts. Part of the plugin contract, see `types.ts`. */

/** Where a text names an image. */
export interface unstable_ImagePlace {
  /** Absolute. */
  file: string;
  line: number;
  column: number;
}

/** Images of other hosts that become files of the site. Not part of the site format; experimental. */
export interface unstable_ImageCopies {
  /** Hosts whose images have copies, with a port if need be. */
  hosts: readonly string[];
  /** The copy of this address, an absolute file; `undefined` where there is none yet. */
  find(url: string): string | undefined;
  /** Makes the copy where there is none. */
  make(url: string, place: unstable_ImagePlace): Promise<void>;
}
