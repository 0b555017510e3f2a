// Formats compiled texts. Numbers without a style need no format of Intl (shown-number.ts).

import formatCompiled from 'use-intl/format-message/format-only';
import { shownNumber } from '#platform/shown-number.ts';

type FormatParameters = Parameters<typeof formatCompiled>;

// oxlint-disable-next-line import/no-default-export -- it replaces a default export of use-intl
export default function formatMessage(
  ...[key, message, values, options]: FormatParameters
): ReturnType<typeof formatCompiled> {
  const { formatters } = options;
  const getNumberFormat: typeof formatters.getNumberFormat = (locale, style) =>
    style ? formatters.getNumberFormat(locale, style) : plainFormat(String(locale));
  return formatCompiled(key, message, values, { ...options, formatters: { ...formatters, getNumberFormat } });
}
// Compiled texts have no source.
formatMessage.raw = false;

const plainFormat = (language: string) =>
  ({ format: (value: number) => shownNumber(value, language) }) as Intl.NumberFormat;
