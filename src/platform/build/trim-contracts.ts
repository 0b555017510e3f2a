// Reduces contracts to the parts that browsers need for calls: descriptions, schemas and error codes stay on the
// server.

import { RolldownMagicString } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { EndpointSpec } from '../endpoint.ts';

/** Properties that the API client does not read. */
const ofServer: ReadonlySet<string> = new Set<keyof EndpointSpec>([
  'summary',
  'params',
  'query',
  'body',
  'answers',
  'errors',
  'onlyWith',
  'readsOwn',
  'produces',
  'form',
  'bodyLimit',
]);

export function trimContracts(): Plugin {
  return {
    name: 'trim-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'endpoint({' },
      handler: (code, id) => trimmed(code, id),
    },
  };
}

export function trimmed(code: string, id: string): string {
  const text = new RolldownMagicString(code);
  new Visitor({
    CallExpression({ callee, arguments: [spec] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression') return;
      spec.properties.forEach((property, index) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return;
        const next = spec.properties[index + 1]?.start ?? spec.end - 1;
        if (ofServer.has(property.key.name)) text.remove(property.start, next);
        // The client only checks whether headers exist.
        if (property.key.name === 'headers') text.overwrite(property.start, next, 'headers: {},');
      });
    },
  }).visit(parseSync(id, code).program);
  return text.toString();
}
