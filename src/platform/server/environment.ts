// Reads and validates settings from the environment.

export class BadConfiguration extends Error {}

export type Environment = Record<string, string | undefined>;

export type Reader = ReturnType<typeof reader>;

/** Throws BadConfiguration with a one-line message for a bad value. */
export function reader(environment: Environment) {
  const given = (name: string) => {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  };
  return {
    text: (name: string, fallback: string) => given(name) ?? fallback,
    list: (name: string, fallback = '') =>
      (given(name) ?? fallback)
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    integer(name: string, fallback: number, min: number, max: number): number {
      const value = given(name);
      if (value === undefined) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new BadConfiguration(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    },
    choice<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
      const value = given(name);
      if (value === undefined) return fallback;
      const chosen = choices.find((choice) => choice === value);
      if (chosen) return chosen;
      throw new BadConfiguration(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
    },
    matching(name: string, pattern: RegExp, fallback: string): string {
      const value = given(name) ?? fallback;
      if (pattern.test(value)) return value;
      throw new BadConfiguration(`${name} contains invalid characters: "${value}".`);
    },
    url(name: string, protocols: readonly string[]): string | undefined {
      const value = given(name);
      return value === undefined ? undefined : checkedUrl(name, value, protocols);
    },
    /** An external system or a page. */
    httpUrl(name: string): string | undefined {
      const value = given(name);
      return value === undefined ? undefined : checkedHttpUrl(name, value, given('APP_MODE') === 'production');
    },
    httpUrls(name: string): string[] {
      const isProduction = given('APP_MODE') === 'production';
      return this.list(name).map((value) => checkedHttpUrl(name, value, isProduction));
    },
    secret(name: string, minLength: number): string | undefined {
      const value = given(name);
      if (value === undefined || value.length >= minLength) return value;
      throw new BadConfiguration(`${name} must have at least ${minLength} characters.`);
    },
  };
}

// The message omits the value: database and mail addresses contain passwords.
export function checkedUrl(name: string, value: string, protocols: readonly string[]): string {
  const url = URL.parse(value);
  if (url && protocols.includes(url.protocol)) return value;
  throw new BadConfiguration(
    `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}

/** Plain HTTP only to the same machine, where a proxy may add TLS: these answers affect customers. */
function checkedHttpUrl(name: string, value: string, isProduction: boolean): string {
  const { protocol, hostname } = new URL(checkedUrl(name, value, ['http:', 'https:']));
  if (protocol === 'https:' || !isProduction || isLoopback(hostname)) return value;
  throw new BadConfiguration(`${name} must start with https:// in production; http:// is accepted for 127.0.0.1 only.`);
}

export const isLoopback = (host: string) => /^(127(\.\d{1,3}){3}|localhost|\[?::1\]?)$/.test(host);
