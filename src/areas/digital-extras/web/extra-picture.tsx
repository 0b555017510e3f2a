import type { ReactElement } from 'react';
import { FilmPicture } from '#platform/web/art/pictures/film-picture.tsx';
import { HomeHelpPicture } from '#platform/web/art/pictures/home-help-picture.tsx';
import { InsurancePicture } from '#platform/web/art/pictures/insurance-picture.tsx';
import { KidsPicture } from '#platform/web/art/pictures/kids-picture.tsx';
import { KindnessPicture } from '#platform/web/art/pictures/kindness-picture.tsx';
import { MusicPicture } from '#platform/web/art/pictures/music-picture.tsx';
import { ReadingPicture } from '#platform/web/art/pictures/reading-picture.tsx';
import { SeriesPicture } from '#platform/web/art/pictures/series-picture.tsx';
import { ShieldPicture } from '#platform/web/art/pictures/shield-picture.tsx';
import { SportPicture } from '#platform/web/art/pictures/sport-picture.tsx';
import { useConfiguration } from '#platform/web/configuration.ts';
import { imageOf } from '../configured-look.ts';
import { groups } from '../groups.ts';

type PicturedExtra = { code: string; group_type: string };

/** The configured picture of the operator, else the default of the category. */
export function ExtraPicture({ extra }: { extra: PicturedExtra }) {
  const { brand } = useConfiguration();
  const configured = imageOf(brand, extra.code, extra.group_type);
  if (configured) return <img src={configured} alt="" width={96} height={96} loading="lazy" />;
  return pictures[extra.group_type] ?? <SeriesPicture />;
}

const pictures: Partial<Record<string, ReactElement>> = {
  [groups.donation]: <KindnessPicture />,
  [groups.homeAssistance]: <HomeHelpPicture />,
  [groups.insurance]: <InsurancePicture />,
  [groups.netProtect]: <ShieldPicture />,
  [groups.capital]: <ReadingPicture />,
  [groups.dnevnik]: <ReadingPicture />,
  [groups.school]: <KidsPicture />,
  FilmLibrary: <FilmPicture />,
  Vizio: <FilmPicture />,
  Serialnik: <SeriesPicture />,
  TvFilm: <FilmPicture />,
  Books: <ReadingPicture />,
  Languages: <ReadingPicture />,
  AudioBooks: <MusicPicture />,
  Music: <MusicPicture />,
  Kids: <KidsPicture />,
  Sport: <SportPicture />,
  TvSport: <SportPicture />,
  Fitness: <SportPicture />,
  Cloud: <ShieldPicture />,
  Recipes: <HomeHelpPicture />,
  Parking: <HomeHelpPicture />,
};
