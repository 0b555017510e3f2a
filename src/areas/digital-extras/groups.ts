// The groups of extras with their own category or actions. Unknown groups are "other".

import { donationGroup } from './constants.ts';

export const groups = {
  donation: donationGroup,
  homeAssistance: 'HomeAssistance',
  insurance: 'Insurance',
  netProtect: 'NetProtect',
  capital: 'Capital',
  dnevnik: 'Dnevnik',
  school: 'School',
} as const;

export type ExtraCategory = 'watch' | 'reading' | 'play' | 'home' | 'protection' | 'data' | 'causes' | 'other';

const groupsOfKind: Record<Exclude<ExtraCategory, 'other'>, string[]> = {
  watch: [
    'FilmLibrary',
    'Kinobox',
    'Vizio',
    'Serialnik',
    'Sport',
    'Kids',
    'TvBase',
    'TvFilm',
    'TvSport',
    'TvRecord',
    'TvSecond',
  ],
  reading: ['Books', 'AudioBooks', 'Languages', groups.capital, groups.dnevnik, groups.school],
  play: ['Games', 'Fitness', 'Music'],
  home: [groups.homeAssistance, 'Recipes', 'Parking', 'Weather'],
  protection: [groups.insurance, groups.netProtect, 'Cloud'],
  data: ['Traffic', 'TrafficSocial', 'TrafficNight', 'TrafficRoaming'],
  causes: [groups.donation],
};

export const kinds = [...(Object.keys(groupsOfKind) as Exclude<ExtraCategory, 'other'>[]), 'other' as const];

export function kindOf({ group_type }: { group_type: string }): ExtraCategory {
  return kinds.find((kind) => kind !== 'other' && groupsOfKind[kind].includes(group_type)) ?? 'other';
}
