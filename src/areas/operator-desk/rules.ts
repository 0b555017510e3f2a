// What every room of the desk keeps to.

/** The history of a text or of a thing of the catalogue goes back so far: three years. */
export const historyDays = 3 * 365;

/** The key of the text that names a kind, a field, a choice, an action and so on: `choice_mobile_phone` for MobilePhone. */
export function wordKey(prefix: string, name: string): string {
  const plain = name.replace(/([a-z])([A-Z])/g, '$1_$2').replace(/[-.]/g, '_');
  return `${prefix}_${plain.toLowerCase()}`;
}
