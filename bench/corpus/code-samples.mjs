/** Code blocks of 8 to 14 lines in several languages, with names and numbers that vary. */

const NAMES = ['load', 'store', 'merge', 'fetch', 'index', 'split', 'queue', 'parse', 'route', 'drain', 'probe'];
const NOUNS = ['Batch', 'Shard', 'Lease', 'Token', 'Frame', 'Record', 'Segment', 'Tenant', 'Bucket', 'Cursor'];

/** @type {Record<string, (name: string, noun: string, n: number) => string>} */
const TEMPLATES = {
  js: (name, noun, n) => `import { connect } from './connection.js';

// Stops after ${n} items, so that one caller cannot starve the others.
export async function ${name}${noun}(source, { limit = ${n}, signal } = {}) {
  const items = [];
  for await (const item of source) {
    if (signal?.aborted || items.length >= limit) break;
    items.push({ ...item, id: \`${noun.toLowerCase()}-\${items.length}\` });
  }
  return connect().write(items);
}`,
  ts: (name, noun, n) => `interface ${noun} {
  readonly id: string;
  size: number;
  tags?: readonly string[];
}

export function ${name}${noun}s(all: readonly ${noun}[], max = ${n}): Map<string, ${noun}> {
  const byId = new Map<string, ${noun}>();
  for (const one of all) {
    if (one.size <= max) byId.set(one.id, one);
  }
  return byId;
}`,
  bash: (name, noun, n) => `#!/usr/bin/env bash
set -euo pipefail

readonly LIMIT=${n}
for file in /var/data/${noun.toLowerCase()}-*.log; do
  # Old files are moved, never deleted.
  if [[ $(wc -l < "$file") -gt $LIMIT ]]; then
    ${name} --input "$file" --output "archive/$(basename "$file").gz"
  fi
done
echo "done: $?"`,
  json: (name, noun, n) => `{
  "name": "${name}-${noun.toLowerCase()}",
  "enabled": true,
  "limits": { "items": ${n}, "bytes": ${n * 1024} },
  "retry": {
    "attempts": 3,
    "backoff": "exponential"
  },
  "tags": ["${name}", "${noun.toLowerCase()}", null]
}`,
  yaml: (name, noun, n) => `# Settings of one ${noun.toLowerCase()}
service: ${name}
replicas: ${n % 7}
limits:
  memory: ${n}Mi
  cpu: "0.5"
env:
  - name: ${name.toUpperCase()}_MODE
    value: 'strict'
  - name: TIMEOUT
    value: 30s`,
  python: (name, noun, n) => `from dataclasses import dataclass, field


@dataclass
class ${noun}:
    """Holds at most ${n} values."""

    values: list[float] = field(default_factory=list)

    def ${name}(self, value: float) -> bool:
        if len(self.values) >= ${n}:
            return False
        self.values.append(value)
        return True`,
  go: (name, noun, n) => `package main

import "fmt"

// ${noun} is safe for one goroutine.
type ${noun} struct {
	items []string
}

func (b *${noun}) ${name}(item string) error {
	if len(b.items) == ${n} {
		return fmt.Errorf("full: %d items", len(b.items))
	}
	b.items = append(b.items, item)
	return nil
}`,
  rust: (name, noun, n) => `use std::collections::HashMap;

#[derive(Debug, Default)]
pub struct ${noun} {
    entries: HashMap<String, u64>,
}

impl ${noun} {
    /// Returns the old value, if there was one.
    pub fn ${name}(&mut self, key: &str) -> Option<u64> {
        self.entries.insert(key.to_owned(), ${n})
    }
}`,
  css: (name, noun, n) => `.${noun.toLowerCase()}-list {
  display: grid;
  gap: ${n % 32}px;
  grid-template-columns: repeat(auto-fill, minmax(${n}px, 1fr));
}

/* The ${name} button stays in view. */
.${noun.toLowerCase()}-list > .${name}:hover {
  color: var(--accent, #25c2a0);
  transform: translateY(-2px);
}`,
};

export const LANGUAGES = Object.keys(TEMPLATES);

/**
 * @param {import('./random.mjs').Random} random
 * @returns {{ language: string, code: string }}
 */
export function codeSample(random) {
  const language = random.pick(LANGUAGES);
  const code = TEMPLATES[language]?.(random.pick(NAMES), random.pick(NOUNS), random.between(12, 990)) ?? '';
  return { language, code };
}
