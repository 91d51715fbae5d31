/** Says so when this Node is too old, before anything fails for a reason that is hard to guess. */

const OLDEST = { major: 20, minor: 19 };

/** @param {string} [version] such as `20.19.0` */
export function isNodeSupported(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

export function requireNode() {
  if (isNodeSupported()) return;
  console.error(
    `Dactyl needs Node ${OLDEST.major}.${OLDEST.minor} or newer, this is ${process.versions.node}.\n` +
      `  Install a current Node from https://nodejs.org, or run "nvm install ${OLDEST.major}".`,
  );
  process.exit(1);
}
