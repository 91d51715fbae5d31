import { expect, it, vi } from 'vitest';
import { createPluginContext } from '../../../../test/plugin-context.js';
import svgr from './index.js';

async function linesAbout(svgrConfig: Record<string, unknown>): Promise<string[][]> {
  const info = vi.fn<(message: string) => void>();
  const context = { ...createPluginContext({ siteDir: '/site' }), unstable_logger: { info, warn: info } };
  expect(await svgr(context, { id: 'default', svgrConfig })).toEqual({
    name: 'docusaurus-plugin-svgr',
    unstable_readsSiteOnly: expect.any(Function),
  });
  return info.mock.calls;
}

it('is there for sites that name it, and says which settings have no effect', async () => {
  expect(await linesAbout({})).toEqual([]);
  expect(await linesAbout({ icon: true, svgoConfig: {} })).toEqual([[expect.stringContaining('(icon, svgoConfig)')]]);
});
