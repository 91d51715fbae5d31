/**
 * What hooks get besides a configuration: names of the loaders for style sheets and code, which we recognize when they
 * come back, and classes in place of webpack's plugins, which keep what they were made with.
 */

/** A plugin of webpack's that was made through `currentBundler.instance`. */
export interface StandIn {
  standsFor: string;
  args: unknown[];
}

export function isStandIn(value: unknown): value is StandIn {
  return typeof value === 'object' && value !== null && 'standsFor' in value && 'args' in value;
}

/** Third argument of `configureWebpack`. */
export function hookTools(): object {
  return {
    currentBundler: { name: 'webpack', instance: standInFor('webpack') },
    getStyleLoaders: (_isServer: boolean, options: unknown = {}) => [
      { loader: 'style-loader' },
      { loader: 'css-loader', options },
      { loader: 'postcss-loader' },
    ],
    getJSLoader: () => ({ loader: 'babel-loader' }),
    getCacheLoader: () => null,
  };
}

/** A class for each name, at any depth: `new webpack.optimize.LimitChunkCountPlugin(…)`. */
function standInFor(name: string): object {
  function StandInPlugin(...args: unknown[]): StandIn {
    return { standsFor: name, args };
  }
  return new Proxy(StandInPlugin, {
    get: (target, key, receiver) =>
      typeof key === 'symbol' || key in target ? Reflect.get(target, key, receiver) : standInFor(key),
  });
}
