// Problems that the schema of a line finds.

import type { Problem, ProblemCode } from './problem.ts';

export type SchemaError = { instancePath: string; keyword: string; message: string; params: object };

type Params = {
  requiredProperties?: string[];
  additionalProperties?: string[];
  allowedValues?: string[];
  limit?: number;
  type?: string;
};

/** Reports only the first problem of a field. */
export function schemaProblems(errors: readonly SchemaError[], isDay: (field: string) => boolean): Problem[] {
  const byField = new Map<string, Problem>();
  for (const { instancePath, message, keyword, params } of errors) {
    const given: Params = params;
    const named = given.requiredProperties ?? given.additionalProperties;
    for (const field of named ?? [instancePath.slice(1).replaceAll('/', '.')]) {
      if (byField.has(field)) continue;
      const code = isDay(field) && isForm(keyword) ? 'not_a_day' : codeOf(keyword, given);
      const limit = code && hasLimit.has(code) ? given.limit : undefined;
      byField.set(field, {
        field,
        message: messageOf(keyword, given, message),
        ...(code && { code }),
        ...(limit !== undefined && { limit }),
      });
    }
  }
  return [...byField.values()];
}

const isForm = (keyword: string) => keyword === 'pattern' || keyword === '~refine';

const codes: Readonly<Record<string, ProblemCode>> = {
  required: 'missing',
  additionalProperties: 'not_changeable',
  // An unknown field is reported as one whose schema is false.
  boolean: 'not_changeable',
  enum: 'not_a_choice',
  minLength: 'missing',
  minItems: 'missing',
  minimum: 'too_small',
  maximum: 'too_large',
  maxLength: 'too_long',
  maxItems: 'too_many',
  pattern: 'wrong_shape',
};

const codesOfTypes: Readonly<Record<string, ProblemCode>> = {
  integer: 'not_whole',
  string: 'not_text',
  boolean: 'not_yes_or_no',
  array: 'not_a_list',
};

const hasLimit: ReadonlySet<ProblemCode> = new Set(['too_small', 'too_large', 'too_long', 'too_many']);

function codeOf(keyword: string, { type = '' }: Params): ProblemCode | undefined {
  return keyword === 'type' ? codesOfTypes[type] : codes[keyword];
}

function messageOf(keyword: string, { allowedValues = [] }: Params, message: string): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties' || keyword === 'boolean') return 'is no field of this kind';
  return keyword === 'enum' ? `must be one of ${allowedValues.join(', ')}` : message;
}
