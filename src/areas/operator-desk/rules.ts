// Rules that all modules of the desk share.

/** How far back the history of a text or an item goes: three years. */
export const historyDays = 3 * 365;

/** The text key of a resource, field, choice, action and so on: `choice_mobile_phone` for MobilePhone. */
export function wordKey(prefix: string, name: string): string {
  const plain = name.replace(/([a-z])([A-Z])/g, '$1_$2').replace(/[-.]/g, '_');
  return `${prefix}_${plain.toLowerCase()}`;
}
