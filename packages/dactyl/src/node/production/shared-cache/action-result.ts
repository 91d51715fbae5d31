/**
 * What Bazel's protocol stores under the hash of inputs: a message `ActionResult` of its remote execution API, here with one file.
 * Servers check that it is one, and that they have the file.
 *
 *     ActionResult { output_files = 2: OutputFile { path = 1, digest = 2: Digest { hash = 1, size_bytes = 2 } } }
 */

export interface StoredFile {
  /** SHA-256 in hexadecimal. */
  hash: string;
  bytes: number;
}

const NAME = 'pack';

export function writeActionResult({ hash, bytes }: StoredFile): Buffer {
  const digest = Buffer.concat([field(1, Buffer.from(hash)), Buffer.from([(2 << 3) | 0]), varint(bytes)]);
  return field(2, Buffer.concat([field(1, Buffer.from(NAME)), field(2, digest)]));
}

/** Returns `undefined` for what is not ours. Size and hash are checked on the file, so only the hash is read. */
export function readActionResult(message: Buffer): Pick<StoredFile, 'hash'> | undefined {
  const [hash] = /[\da-f]{64}/.exec(message.toString('latin1')) ?? [];
  return hash === undefined ? undefined : { hash };
}

/** A field with a length: wire type 2. */
function field(number: number, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2]), varint(value.length), value]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
