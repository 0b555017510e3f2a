// Which extras are home assistance.

/** The configured comma list of home-assistance codes. */
export function homeAssistanceCodes(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  );
}
