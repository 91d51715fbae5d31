/** What code and Markdown get when they import an image, in the shape of the site format; `sources` is ours. */

export interface IdealImageFile {
  /** URL. */
  path: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  /** MIME type. */
  format: string;
}

export interface IdealImageData {
  src: {
    /** URL of the largest one. */
    src: string;
    srcSet: string;
    /** In the image's own format, the smallest first. */
    images: IdealImageFile[];
    /** Of the largest one. */
    width: number;
    height: number;
    /** The same in formats that not every browser knows, the best first. Objects that others have made lack it. */
    sources?: { type: string; srcSet: string; images: IdealImageFile[] }[];
    /** Whether what is behind the image shows through. */
    isTransparent?: boolean;
  };
  /** A tiny image as a data URL. */
  preSrc: string;
}
