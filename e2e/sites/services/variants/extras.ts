import type { Config } from '@docusaurus/types';

export default {} satisfies Partial<Config>;
