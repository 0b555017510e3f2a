// The faults that html-validate finds in a page, one line each.

import { HtmlValidate, type ConfigData } from 'html-validate';

type Rules = NonNullable<ConfigData['rules']>;

const rules: Rules = {
  // HTML allows both forms; React and the formatter chose theirs.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-implicit-input-type': 'off',
  // HTML allows any id without spaces; ids of React's useId begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
};

const rulesOf = {
  /** As sent to the browser. */
  served: {},
  /** As serialized by the browser after scripts ran. */
  rendered: {
    // The content security policy allows styles that scripts set, and no others.
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    // A table laid out as cards loses its roles in some browsers, so they are written out.
    'no-redundant-role': 'off',
  },
  mail: {
    // Programs for e-mail ignore style sheets, and Outlook lays out by tables and their attributes.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'prefer-tbody': 'off',
  },
} satisfies Record<string, Rules>;

export async function htmlFaults(kind: keyof typeof rulesOf, html: string): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { ...rules, ...rulesOf[kind] },
  });
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
