// The data of the embedded protection service for the demo numbers with the extra.

import { addDays, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Owners } from './owners.ts';

const protectedNumbers = ['359888100101', '359888100301'];

/** Blocked sites on each of 30 days, the last of them today. */
const stoppedByDay = [3, 5, 2, 8, 6, 4, 11, 9, 3, 2, 6, 7, 5, 4, 12, 19, 8, 6, 3, 5, 4, 9, 7, 6, 4, 8, 10, 13, 7, 8];
const letThroughADay = 2;

const stopped = [
  ['dostavka-plati.example', 'phishing'],
  ['nagrada-telefon.example', 'phishing'],
  ['bezplaten-film.example', 'malware'],
  ['igri-za-deca.example', 'tracking'],
  ['banka-vhod.example', 'phishing'],
  ['obnovi-flash.example', 'malware'],
  ['schetovodstvo-pdf.example', 'malware'],
  ['reklama-broyach.example', 'tracking'],
  ['paket-zabaven.example', 'phishing'],
] as const;

const letThrough = [
  ['vesti-dnes.example', 'news'],
  ['recepti.example', 'food'],
  ['uchilishte.example', 'education'],
] as const;

const lists = {
  blacklist: [
    'kazino-bonus.example',
    'top-kazina.example',
    'zalagai-sega.example',
    'barzi-krediti.example',
    'sladka-pechalba.example',
    'igraj-i-specheli.example',
    'klyukarnik.example',
    'besplatni-spinove.example',
    'tarsya-zapoznanstva.example',
    'gledai-bezplatno.example',
    'kriptoudar.example',
    'xn--80aswg.xn--90ae',
  ],
  whitelist: ['bibliotekata.example', 'moyat-magazin.example', 'shkolo.example'],
} as const;

/** Sites whose category is stopped by a schedule only. */
const timedSites = [
  ['priyateli.example', 'social'],
  ['igri-onlayn.example', 'games'],
  ['kanal-klipove.example', 'video'],
  ['evtini-marki.example', 'shopping'],
] as const;

/** Games on school nights, past midnight. */
const windows = [{ categories: ['games', 'social'], days: [1, 2, 3, 4, 7], from: '21:30', to: '07:00' }];

export async function loadProtection(tx: Tx, { ownerOf }: Owners, now: Date): Promise<void> {
  const numbers = protectedNumbers.map((service_id) => ({ customer_id: ownerOf(service_id), service_id }));
  const events = seenUntil(now);
  await tx
    .insertInto('embedded_protection_event')
    .values(numbers.flatMap((number) => events.map((event) => ({ ...number, ...event }))))
    .execute();
  const listed = (['blacklist', 'whitelist'] as const).flatMap((list) =>
    lists[list].map((domain) => ({ domain, list, reference: 'first-day' })),
  );
  await tx
    .insertInto('embedded_protection_domain')
    .values(numbers.flatMap((number) => listed.map((domain) => ({ ...number, ...domain }))))
    .execute();
  await tx
    .insertInto('embedded_protection_site')
    .values([...stopped, ...letThrough, ...timedSites].map(([domain, category]) => ({ domain, category })))
    .execute();
  await tx
    .insertInto('embedded_protection_schedule')
    .values(numbers.map((number) => ({ ...number, windows: JSON.stringify(windows) })))
    .execute();
}

function seenUntil(now: Date) {
  const today = sofiaDay(now);
  return stoppedByDay.flatMap((count, at) => {
    const start = startOfSofiaDay(addDays(today, at - stoppedByDay.length + 1)).getTime();
    const seconds = Math.min(now.getTime() - start, 86_400_000) / 1000;
    const all = count + letThroughADay;
    return Array.from({ length: all }, (_, which) => {
      const isStopped = which < count;
      const sites = isStopped ? stopped : letThrough;
      const [domain, category] = sites[(which * 4 + at) % sites.length]!;
      const happened_at = new Date(start + Math.floor((seconds * ((which * 7) % all)) / all) * 1000 + which);
      return { happened_at, domain, category, action: isStopped ? 'block' : 'allow' };
    });
  });
}
