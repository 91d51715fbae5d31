/** The value of an image that code or Markdown imports, in the shape of the site format. `sources` is our addition. */

export interface IdealImageFile {
  /** URL. */
  path: string;
  width: number;
  height: number;
  /** Size of the file in bytes. */
  size: number;
  /** MIME type. */
  format: string;
}

export interface IdealImageData {
  src: {
    /** URL of the largest file. */
    src: string;
    srcSet: string;
    /** Files in the image's own format, the smallest first. */
    images: IdealImageFile[];
    /** Width of the largest file. */
    width: number;
    height: number;
    /**
     * The same image in formats that not every browser supports, the best first. Objects that other plugins have made
     * lack this.
     */
    sources?: { type: string; srcSet: string; images: IdealImageFile[] }[];
    /** Whether the image is transparent, so that what stands behind it shows through. */
    isTransparent?: boolean;
  };
  /** A tiny version of the image as a data URL. */
  preSrc: string;
}
