#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Dactyl needs Node.js 20.19 or later, and this is ${process.version}.`);
  process.exitCode = 1;
} else {
  // The allocator of Vite's bundler reads it when it is loaded: memory that a bundle needed goes back when it is done.
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  // Only now: an older Node.js stumbles over what the rest is written with.
  await import('../dist/program/main.js');
}
