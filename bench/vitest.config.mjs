import { defineConfig } from 'vitest/config';

// Not below `work/`, where whole other tools are installed.
export default defineConfig({ test: { include: ['*.test.mjs', 'corpus/*.test.mjs', 'search/*.test.mjs'] } });
