/** Whether a path of a commit may become a file: it stays in its folder, and on Windows it is a valid name. */
export function isSafeName(file: string, platform: NodeJS.Platform = process.platform): boolean {
  return file.split('/').every((part) => {
    if (part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git') return false;
    if (platform !== 'win32') return true;
    // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
    return !/[<>:"|?*\\\u0000-\u001F]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part);
  });
}
