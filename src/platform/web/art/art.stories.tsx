import { story } from '#platform/web/gallery/story.tsx';
import { FlyingBird, PerchedBird } from './bird.tsx';
import { Icon } from './icon.tsx';
import * as actions from './icons/actions.ts';
import * as devices from './icons/devices.ts';
import * as services from './icons/services.ts';
import * as shell from './icons/shell.ts';
import { Logo } from './logo.tsx';
import { AnalysisPicture } from './pictures/analysis-picture.tsx';
import { AudioBookPicture } from './pictures/audio-book-picture.tsx';
import { BillPicture } from './pictures/bill-picture.tsx';
import { CallerNamePicture } from './pictures/caller-name-picture.tsx';
import { ChannelsPicture } from './pictures/channels-picture.tsx';
import { ClapperPicture } from './pictures/clapper-picture.tsx';
import { CloudPicture } from './pictures/cloud-picture.tsx';
import { ExamPicture } from './pictures/exam-picture.tsx';
import { FilmPicture } from './pictures/film-picture.tsx';
import { FitnessPicture } from './pictures/fitness-picture.tsx';
import { GamesPicture } from './pictures/games-picture.tsx';
import { HiddenNumberPicture } from './pictures/hidden-number-picture.tsx';
import { HomeCheckPicture } from './pictures/home-check-picture.tsx';
import { HomeHelpPicture } from './pictures/home-help-picture.tsx';
import { InsurancePicture } from './pictures/insurance-picture.tsx';
import { KidsPicture } from './pictures/kids-picture.tsx';
import { KindnessPicture } from './pictures/kindness-picture.tsx';
import { LanguagesPicture } from './pictures/languages-picture.tsx';
import { MissedCallPicture } from './pictures/missed-call-picture.tsx';
import { MusicPicture } from './pictures/music-picture.tsx';
import { NewspaperPicture } from './pictures/newspaper-picture.tsx';
import { NightTrafficPicture } from './pictures/night-traffic-picture.tsx';
import { OldMinutesPicture } from './pictures/old-minutes-picture.tsx';
import { ParkingPicture } from './pictures/parking-picture.tsx';
import { PlusPicture } from './pictures/plus-picture.tsx';
import { PopcornPicture } from './pictures/popcorn-picture.tsx';
import { ProjectorPicture } from './pictures/projector-picture.tsx';
import { RadioPicture } from './pictures/radio-picture.tsx';
import { ReadingPicture } from './pictures/reading-picture.tsx';
import { RecipesPicture } from './pictures/recipes-picture.tsx';
import { SchoolBagPicture } from './pictures/school-bag-picture.tsx';
import { SecondNumberPicture } from './pictures/second-number-picture.tsx';
import { SecondTvPicture } from './pictures/second-tv-picture.tsx';
import { SeriesPicture } from './pictures/series-picture.tsx';
import { ShieldPicture } from './pictures/shield-picture.tsx';
import { SocialTrafficPicture } from './pictures/social-traffic-picture.tsx';
import { SportPicture } from './pictures/sport-picture.tsx';
import { TrafficPicture } from './pictures/traffic-picture.tsx';
import { TravelTrafficPicture } from './pictures/travel-traffic-picture.tsx';
import { TvRecordPicture } from './pictures/tv-record-picture.tsx';
import { TvSportPicture } from './pictures/tv-sport-picture.tsx';
import { VoicemailPicture } from './pictures/voicemail-picture.tsx';
import { WeatherPicture } from './pictures/weather-picture.tsx';
import { BowlScene } from './scenes/bowl-scene.tsx';
import { ClimbScene } from './scenes/climb-scene.tsx';
import { DoorsScene } from './scenes/doors-scene.tsx';
import { PanoramaScene, PanoramaWires } from './scenes/panorama-scene.tsx';
import { ServiceWires } from './service-wires.tsx';
import { SideWire } from './side-wire.tsx';
import '../ui/cards/offer.css';

export default { title: 'Art/Art' };

export const Icons = story(() => (
  <ul className="flex flex-wrap gap-4">
    {Object.entries({ ...shell, ...services, ...actions, ...devices }).map(([name, shape]) => (
      <li key={name} className="grid w-28 justify-items-center gap-1 text-xs">
        <Icon shape={shape} />
        {name.replace('Icon', '')}
      </li>
    ))}
  </ul>
));

export const Birds = story(() => (
  <div className="flex flex-wrap items-center gap-8">
    <Logo className="w-10" />
    <PerchedBird className="w-12" />
    <PerchedBird tone="waiting" className="w-12" />
    <FlyingBird className="w-24" />
    <FlyingBird tone="waiting" className="w-24" />
    <SideWire className="w-[268px]" />
  </div>
));

const birds = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id), waits: id % 3 === 1 }));

export const Wires = story(() => (
  <div className="grid gap-6">
    {[1, 3, 6, 10].map((count) => (
      <ServiceWires key={count} services={birds(count)} className="h-[132px] w-full max-w-[40rem] xl:h-[180px]" />
    ))}
  </div>
));

export const Pictures = story(() => (
  <div className="grid max-w-[40rem] grid-cols-5 gap-4">
    <AnalysisPicture />
    <AudioBookPicture />
    <BillPicture />
    <CallerNamePicture />
    <ChannelsPicture />
    <ClapperPicture />
    <CloudPicture />
    <ExamPicture />
    <FilmPicture />
    <FitnessPicture />
    <GamesPicture />
    <HiddenNumberPicture />
    <HomeCheckPicture />
    <HomeHelpPicture />
    <InsurancePicture />
    <KidsPicture />
    <KindnessPicture />
    <LanguagesPicture />
    <MissedCallPicture />
    <MusicPicture />
    <NewspaperPicture />
    <NightTrafficPicture />
    <OldMinutesPicture />
    <ParkingPicture />
    <PlusPicture />
    <PopcornPicture screens={1} />
    <PopcornPicture screens={2} />
    <PopcornPicture screens={4} />
    <ProjectorPicture />
    <RadioPicture />
    <ReadingPicture />
    <RecipesPicture />
    <SchoolBagPicture />
    <SecondNumberPicture />
    <SecondTvPicture />
    <SeriesPicture />
    <ShieldPicture />
    <SocialTrafficPicture />
    <SportPicture />
    <TrafficPicture />
    <TravelTrafficPicture />
    <TvRecordPicture />
    <TvSportPicture />
    <VoicemailPicture />
    <WeatherPicture />
  </div>
));

export const Panorama = story(() => (
  <div className="relative h-[36rem] max-w-[40rem] overflow-hidden bg-[var(--pan-sky)]">
    <PanoramaScene className="absolute inset-x-0 bottom-0 h-[56%] w-full" />
    <PanoramaWires className="absolute inset-x-0 top-[40%] h-[29%] w-full" />
  </div>
));

export const Scenes = story(() => (
  <div className="grid max-w-[40rem] gap-6">
    <div className="offer-marigold bg-[var(--obg)]">
      <ClimbScene percent={62} />
    </div>
    <DoorsScene
      className="w-[300px]"
      doors={[
        { port: '8443', open: true },
        { port: '3478', open: true },
        { port: '5001', open: false },
      ]}
    />
    <BowlScene className="w-16" />
  </div>
));
