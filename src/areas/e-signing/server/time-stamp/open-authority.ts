// The time-stamp authority of this portal: the operator's, none in production without one, or the demo's own.

import { X509Certificate } from 'node:crypto';
import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { pemOf } from '#platform/server/pem.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { TimeStampSettings } from './http-authority.ts';
import type { TimeStampAuthority } from './time-stamp-authority.ts';

/** Null if seals get no time stamps. The libraries are loaded on first use. */
export type AuthoritySource = () => Promise<TimeStampAuthority | null>;

export function readTimeStampSettings(environment: Environment): TimeStampSettings {
  const read = reader(environment);
  const urls = read.list('TIMESTAMP_URL');
  // Plain HTTP is usual for time stamps: tokens are signed, and requests contain only a hash. Anybody on the way could
  // sign a token, so that the certificates must be stated.
  for (const url of urls) {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
      throw new BadConfiguration('TIMESTAMP_URL must be addresses that start with https:// or http://.');
    }
  }
  const stated = pemOf(read.text('TIMESTAMP_CERTIFICATES', ''));
  const found = stated.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (stated !== '' && found.length === 0) {
    throw new BadConfiguration('TIMESTAMP_CERTIFICATES must be PEM certificates, plain or in base64.');
  }
  if (found.length === 0 && urls.some((url) => url.startsWith('http:'))) {
    throw new BadConfiguration('TIMESTAMP_URL with http:// needs TIMESTAMP_CERTIFICATES.');
  }
  return { urls, trusted: found.map((pem) => new X509Certificate(pem)) };
}

export function openAuthority(platform: Platform, settings: TimeStampSettings): AuthoritySource {
  let opened: Promise<TimeStampAuthority | null> | undefined;
  return () => {
    opened ??= open(platform, settings);
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

async function open(platform: Platform, settings: TimeStampSettings): Promise<TimeStampAuthority | null> {
  if (settings.urls.length > 0) {
    const { httpAuthority } = await import('./http-authority.ts');
    return httpAuthority(settings, platform.log);
  }
  return platform.configuration.appMode === 'demo' ? openEmbedded(platform) : null;
}

const secretName = 'time-stamp-authority';

/** All processes on one database use the first one written. */
async function openEmbedded({ db, clock }: Platform): Promise<TimeStampAuthority> {
  const { embeddedAuthority, newAuthority } = await import('./embedded-authority.ts');
  await db
    .insertInto('generated_secret')
    .values({ name: secretName, value: JSON.stringify(newAuthority(clock.now())) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('generated_secret')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow();
  return embeddedAuthority(JSON.parse(value) as ReturnType<typeof newAuthority>, clock);
}
