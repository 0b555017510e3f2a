import type { ReactElement } from 'react';
import { AnalysisPicture } from '#platform/web/art/pictures/analysis-picture.tsx';
import { AudioBookPicture } from '#platform/web/art/pictures/audio-book-picture.tsx';
import { BillPicture } from '#platform/web/art/pictures/bill-picture.tsx';
import { CallerNamePicture } from '#platform/web/art/pictures/caller-name-picture.tsx';
import { ChannelsPicture } from '#platform/web/art/pictures/channels-picture.tsx';
import { ClapperPicture } from '#platform/web/art/pictures/clapper-picture.tsx';
import { CloudPicture } from '#platform/web/art/pictures/cloud-picture.tsx';
import { ExamPicture } from '#platform/web/art/pictures/exam-picture.tsx';
import { FilmPicture } from '#platform/web/art/pictures/film-picture.tsx';
import { FitnessPicture } from '#platform/web/art/pictures/fitness-picture.tsx';
import { GamesPicture } from '#platform/web/art/pictures/games-picture.tsx';
import { HiddenNumberPicture } from '#platform/web/art/pictures/hidden-number-picture.tsx';
import { HomeCheckPicture } from '#platform/web/art/pictures/home-check-picture.tsx';
import { HomeHelpPicture } from '#platform/web/art/pictures/home-help-picture.tsx';
import { InsurancePicture } from '#platform/web/art/pictures/insurance-picture.tsx';
import { KidsPicture } from '#platform/web/art/pictures/kids-picture.tsx';
import { KindnessPicture } from '#platform/web/art/pictures/kindness-picture.tsx';
import { LanguagesPicture } from '#platform/web/art/pictures/languages-picture.tsx';
import { MissedCallPicture } from '#platform/web/art/pictures/missed-call-picture.tsx';
import { MusicPicture } from '#platform/web/art/pictures/music-picture.tsx';
import { NewspaperPicture } from '#platform/web/art/pictures/newspaper-picture.tsx';
import { NightTrafficPicture } from '#platform/web/art/pictures/night-traffic-picture.tsx';
import { OldMinutesPicture } from '#platform/web/art/pictures/old-minutes-picture.tsx';
import { ParkingPicture } from '#platform/web/art/pictures/parking-picture.tsx';
import { PlusPicture } from '#platform/web/art/pictures/plus-picture.tsx';
import { PopcornPicture } from '#platform/web/art/pictures/popcorn-picture.tsx';
import { ProjectorPicture } from '#platform/web/art/pictures/projector-picture.tsx';
import { RadioPicture } from '#platform/web/art/pictures/radio-picture.tsx';
import { ReadingPicture } from '#platform/web/art/pictures/reading-picture.tsx';
import { RecipesPicture } from '#platform/web/art/pictures/recipes-picture.tsx';
import { SchoolBagPicture } from '#platform/web/art/pictures/school-bag-picture.tsx';
import { SecondNumberPicture } from '#platform/web/art/pictures/second-number-picture.tsx';
import { SecondTvPicture } from '#platform/web/art/pictures/second-tv-picture.tsx';
import { SeriesPicture } from '#platform/web/art/pictures/series-picture.tsx';
import { ShieldPicture } from '#platform/web/art/pictures/shield-picture.tsx';
import { SocialTrafficPicture } from '#platform/web/art/pictures/social-traffic-picture.tsx';
import { SportPicture } from '#platform/web/art/pictures/sport-picture.tsx';
import { TrafficPicture } from '#platform/web/art/pictures/traffic-picture.tsx';
import { TravelTrafficPicture } from '#platform/web/art/pictures/travel-traffic-picture.tsx';
import { TvRecordPicture } from '#platform/web/art/pictures/tv-record-picture.tsx';
import { TvSportPicture } from '#platform/web/art/pictures/tv-sport-picture.tsx';
import { VoicemailPicture } from '#platform/web/art/pictures/voicemail-picture.tsx';
import { WeatherPicture } from '#platform/web/art/pictures/weather-picture.tsx';
import { groups } from '../groups.ts';

export type PicturedExtra = { code: string; group_type: string };

export function defaultPicture({ code, group_type }: PicturedExtra): ReactElement {
  return picturesOfCodes[code] ?? picturesOfGroups[group_type] ?? <PlusPicture />;
}

// Extras that differ from the rest of their group.
const picturesOfCodes: Partial<Record<string, ReactElement>> = {
  20029: <PopcornPicture screens={2} />,
  20030: <PopcornPicture screens={4} />,
  20052: <HomeCheckPicture />,
  20069: <ExamPicture />,
};

const picturesOfGroups: Partial<Record<string, ReactElement>> = {
  [groups.donation]: <KindnessPicture />,
  [groups.homeAssistance]: <HomeHelpPicture />,
  [groups.insurance]: <InsurancePicture />,
  [groups.netProtect]: <ShieldPicture />,
  [groups.capital]: <AnalysisPicture />,
  [groups.dnevnik]: <NewspaperPicture />,
  [groups.school]: <SchoolBagPicture />,
  AudioBooks: <AudioBookPicture />,
  Books: <ReadingPicture />,
  CallerName: <CallerNamePicture />,
  Cloud: <CloudPicture />,
  DetailedBill: <BillPicture />,
  FilmLibrary: <FilmPicture />,
  Fitness: <FitnessPicture />,
  Games: <GamesPicture />,
  Hidden: <HiddenNumberPicture />,
  Kids: <KidsPicture />,
  Kinobox: <PopcornPicture screens={1} />,
  Languages: <LanguagesPicture />,
  Missed: <MissedCallPicture />,
  Music: <MusicPicture />,
  OldPlan: <OldMinutesPicture />,
  Parking: <ParkingPicture />,
  Recipes: <RecipesPicture />,
  SecondNumber: <SecondNumberPicture />,
  Serialnik: <SeriesPicture />,
  Sport: <SportPicture />,
  TestService: <RadioPicture />,
  Traffic: <TrafficPicture />,
  TrafficNight: <NightTrafficPicture />,
  TrafficRoaming: <TravelTrafficPicture />,
  TrafficSocial: <SocialTrafficPicture />,
  TvBase: <ChannelsPicture />,
  TvFilm: <ClapperPicture />,
  TvRecord: <TvRecordPicture />,
  TvSecond: <SecondTvPicture />,
  TvSport: <TvSportPicture />,
  Vizio: <ProjectorPicture />,
  Voicemail: <VoicemailPicture />,
  Weather: <WeatherPicture />,
};
