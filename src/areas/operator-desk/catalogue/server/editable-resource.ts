// An imported resource as the desk edits it: with the same fields and checks as an import.

import { fieldsOf, type Column, type ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { FieldType } from '../rules.ts';

export type EditableField = { name: string; type: FieldType; is_required: boolean; choices: string[] };

/** Fields that can be read back; those used only for new rows are excluded. */
export function editableFields(kind: ImportedResource): EditableField[] {
  const required = new Set((kind.record as { required?: string[] }).required);
  return fieldsOf(kind)
    .filter(({ name }) => !kind.besides?.includes(name))
    .map((column) => ({
      name: column.name,
      type: typeOf(column),
      is_required: required.has(column.name),
      choices: column.words.enum ?? [],
    }));
}

function typeOf({ name, words }: Column): FieldType {
  if (words.enum) return 'choice';
  if (words.sqlType === 'date') return 'day';
  if (words.sqlType === 'jsonb') return 'list';
  if (words.type === 'boolean') return 'yes-no';
  if (words.type !== 'integer') return 'text';
  return name.endsWith('_cents') ? 'money' : 'whole';
}
