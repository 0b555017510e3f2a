// The query of a list: offset, limit, fields, sort and filters by attributes. Unknown parameters are refused, so that
// nobody takes a whole list for a filtered one.

import { operators, type AttributeType, type Condition, type ListQuery, type TmfResource } from './resource.ts';
import { TmfError } from './tmf-error.ts';

const mostItems = 100;
const mostValues = 50;
const parameters = new Set(['offset', 'limit', 'fields', 'sort']);

type ListedResource = Pick<TmfResource, 'attributes'>;

export function readListQuery(
  resource: ListedResource,
  query: Record<string, unknown>,
): ListQuery & { fields: string[] | null } {
  return {
    offset: wholeNumber('offset', query['offset'], 0, 1_000_000_000),
    limit: wholeNumber('limit', query['limit'], mostItems, mostItems),
    fields: readFields(query),
    conditions: Object.entries(query)
      .filter(([name]) => !parameters.has(name))
      .map(([name, value]) => readCondition(resource, name, value)),
    sort: textsIn(query['sort']).map((key) => readSortKey(resource, key)),
  };
}

export function readFields({ fields }: Record<string, unknown>): string[] | null {
  const names = textsIn(fields);
  return names.length > 0 ? names : null;
}

const textsIn = (list: unknown) =>
  typeof list === 'string'
    ? list
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '')
    : [];

/** status=active,suspended or startDate.gte=2026-11-01. */
function readCondition({ attributes }: ListedResource, name: string, value: unknown): Condition {
  const operator = operators.find((each) => name.endsWith(`.${each}`));
  const attribute = operator ? name.slice(0, -operator.length - 1) : name;
  const type = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
  if (type === undefined || typeof value !== 'string' || value.length > 400) {
    throw new TmfError('invalidQuery', `Lists cannot be filtered by ${name}.`);
  }
  const values = value.split(',');
  if (values.length > mostValues) throw new TmfError('invalidQuery', `${name} has more than ${mostValues} values.`);
  if (values.length > 1 && operator !== undefined && !['eq', 'ne'].includes(operator)) {
    throw new TmfError('invalidQuery', `${name} must have one value.`);
  }
  return { attribute, operator: operator ?? 'eq', values: values.map((each) => readValue(name, type, each)) };
}

const readers: Record<AttributeType, (text: string) => string | number | boolean | Date | null> = {
  text: (text) => (text.includes('\0') || !text.isWellFormed() ? null : text),
  number: (text) => (/^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  moment(text) {
    const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[ +-]\d{2}:\d{2}))?$/.test(text)
      ? // A plus sign that the client has not encoded arrives as a space.
        new Date(text.replace(' ', '+'))
      : null;
    return moment && !Number.isNaN(moment.getTime()) ? moment : null;
  },
};

const typeNames: Record<AttributeType, string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  moment: 'a date or a date-time',
};

function readValue(name: string, type: AttributeType, text: string) {
  const value = readers[type](text);
  if (value === null) throw new TmfError('invalidQuery', `${name} must be ${typeNames[type]}.`);
  return value;
}

/** -startDate sorts in descending order; a plus sign may precede an ascending attribute. */
function readSortKey({ attributes }: ListedResource, key: string) {
  const attribute = key.replace(/^[+-]/, '');
  if (!Object.hasOwn(attributes, attribute)) {
    throw new TmfError('invalidQuery', `Lists cannot be sorted by ${attribute}.`);
  }
  return { attribute, isDescending: key.startsWith('-') };
}

function wholeNumber(name: string, given: unknown, otherwise: number, most: number): number {
  if (given === undefined) return otherwise;
  const number = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= 0 && number <= most) return number;
  throw new TmfError('invalidQuery', `${name} must be a whole number up to ${most}.`);
}
