// Describes a violation of a schema by the name of the attribute, as clients write it: productOffering.id is missing.

import type { SchemaProblem } from '../http/validation.ts';

export function describeProblem({ field, rule, message, params = {} }: SchemaProblem): string {
  const path = field.split('/').slice(1);
  const attribute = path.join('.');
  const { requiredProperties: missing = [], allowedValues: choices = [] } = params;
  if (missing.length > 0) {
    const names = missing.map((name) => [...path, name].join('.'));
    return `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} missing`;
  }
  // A schema that permits no value: the attribute is not one of the object.
  if (rule === 'boolean') return `${attribute} is not an attribute that the portal stores`;
  if (choices.length > 0) return `${attribute} must be ${choices.join(' or ')}`;
  return `${attribute === '' ? 'The body' : attribute} ${message || 'is invalid'}`;
}
