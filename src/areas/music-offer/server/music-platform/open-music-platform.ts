// Opens the configured music platform.

import type { PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { embeddedMusicPlatform } from './embedded-music-platform.ts';
import { httpMusicPlatform } from './http-music-platform.ts';
import type { MusicPlatform } from './music-platform.ts';

export function openMusicPlatform({ db }: Platform, address: PartnerAddress | null): MusicPlatform {
  return address ? httpMusicPlatform(address) : embeddedMusicPlatform(db);
}
