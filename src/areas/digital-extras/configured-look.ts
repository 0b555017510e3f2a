// Where the picture and the name of an extra come from: the operator's configuration first, in a fixed order.

type ConfiguredTexts = Record<string, string>;

export function imageKeys(code: string, groupType: string): string[] {
  return [`${code}_image_new`, `${code}_image`, `${groupType}_image_web`];
}

export function imageOf(configured: ConfiguredTexts, code: string, groupType: string): string | null {
  const key = imageKeys(code, groupType).find((candidate) => configured[candidate]);
  return key ? (configured[key] ?? null) : null;
}

export function nameOf(configured: ConfiguredTexts, code: string, name: string): string {
  return configured[`${code}_service_name`] ?? name;
}
