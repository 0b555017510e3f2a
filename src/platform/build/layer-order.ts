// Style sheets load in any order, so each begins with the order of the layers.

import type { Plugin } from 'vite';

const order = '@layer theme,base,components,utilities;';

export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = order + String(asset.source);
      }
    },
  };
}
