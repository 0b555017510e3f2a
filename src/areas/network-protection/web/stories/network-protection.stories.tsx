import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#platform/languages.ts';
import { addDays } from '#platform/clock.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import type { ProtectionStats } from '../../contract.ts';
import { networkProtectionBg } from '../../texts/bg.ts';
import { networkProtectionEn } from '../../texts/en.ts';
import { protectionTimesBg } from '../../texts/times.bg.ts';
import { protectionTimesEn } from '../../texts/times.en.ts';
import { CheckedSite } from '../../sites/web/dialogs/site-dialog.tsx';
import { TimeWindowDialog } from '../../times/web/dialogs/time-window-dialog.tsx';
import { StoppedNow } from '../../times/web/stopped-now.tsx';
import { WindowList } from '../../times/web/window-list.tsx';
import type { ProtectionSchedule } from '../../times/contract.ts';
import { DayByDay } from '../day-by-day.tsx';
import { AddWebsiteDialog } from '../dialogs/add-website-dialog.tsx';
import { ConfirmationDialog } from '../dialogs/confirmation-dialog.tsx';
import { GenericMessageDialog } from '../dialogs/generic-message-dialog.tsx';
import { InactiveNetProtectInfoDialog } from '../dialogs/inactive-net-protect-info-dialog.tsx';
import { InfoDialog } from '../dialogs/info-dialog.tsx';
import { SuccessDialog } from '../dialogs/success-dialog.tsx';
import { ProtectionPanel } from '../protection-panel.tsx';
import { listKey, scheduleKey } from '../queries.ts';
import '../protection.css';

export default { title: 'Network protection/Days and dialogs' };

const msisdn = '359888100301';
const today = '2026-11-15';
const counts = [3, 5, 2, 8, 6, 4, 11, 9, 3, 2, 6, 7, 5, 4, 12, 19, 8, 6, 3, 5, 4, 9, 7, 6, 4, 8, 10, 13, 7, 8];
const stats: ProtectionStats = {
  total: 264,
  blocked: 204,
  categories: [
    { name: 'phishing', count: 96 },
    { name: 'malware', count: 61 },
    { name: 'tracking', count: 47 },
  ],
  days: 30,
  by_day: counts.map((blocked, at) => ({ day: addDays(today, at - 29), blocked })),
  today,
};
const calm = { ...stats, blocked: 0, categories: [], by_day: stats.by_day.map(({ day }) => ({ day, blocked: 0 })) };

const wordsOf = (language: Language) => inLanguage({ bg: networkProtectionBg, en: networkProtectionEn }, language);
const textsIn = (language: Language) => ({
  'network-protection': wordsOf(language),
  'protection-times': inLanguage({ bg: protectionTimesBg, en: protectionTimesEn }, language),
});
const schedule: ProtectionSchedule = {
  version: '1',
  windows: [
    { categories: ['games', 'social'], days: [1, 2, 3, 4, 7], from: '21:30', to: '07:00' },
    { categories: ['video'], days: [6, 7], from: '12:00', to: '14:00' },
  ],
  stopped_now: [{ category: 'games', until: '2026-11-16T05:00:00.000Z' }],
  pause: { until: '2026-11-15T20:15:00.000Z', state: 'open' },
  can_add_time: true,
};
const stoppedSite = {
  is_stopped: true,
  category: 'phishing',
  until: null,
  is_closing: false,
  entry: null,
  overruled: null,
  domain: 'banka-vhod.example',
};
const known = [
  [scheduleKey(msisdn), schedule],
  [listKey(msisdn, 'blacklist'), ['kazino-bonus.example', 'top-kazina.example']],
  [listKey(msisdn, 'whitelist'), ['bibliotekata.example']],
] as const;

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </Stage>
  ));
const dialogStory = (draw: (words: ReturnType<typeof wordsOf>) => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)} known={known}>
      {draw(wordsOf(language))}
    </DialogStage>
  ));

const status = { is_active: true, waits_until: null };
const waiting = { is_active: false, waits_until: '2026-11-15T12:30:00.000Z' };
const pasted =
  'https://kazino-bonus.example/promo\nzalagai-sega.example\nburzi krediti\nbibliotekata.example\nсладка-печалба.бг';

export const On = partStory(() => <ProtectionPanel msisdn={msisdn} status={status} stats={stats} />);
export const Waiting = partStory(() => <ProtectionPanel msisdn={msisdn} status={waiting} stats={stats} />);
export const ThirtyDays = partStory(() => <DayByDay stats={stats} />);
export const CalmDays = partStory(() => <DayByDay stats={calm} />);
export const Info = dialogStory(() => <InfoDialog />);
export const SwitchOn = dialogStory(() => <ConfirmationDialog msisdn={msisdn} operation="activate" />);
export const SwitchOff = dialogStory(() => <ConfirmationDialog msisdn={msisdn} operation="deactivate" />);
export const AddWebsite = dialogStory(() => <AddWebsiteDialog msisdn={msisdn} list="blacklist" typed={pasted} />);
export const Success = dialogStory((words) => (
  <SuccessDialog title={words.accepted_title_deactivate} text={words.accepted} />
));
export const GenericMessage = dialogStory((words) => (
  <GenericMessageDialog
    title={words.not_accepted_title}
    text={words.not_accepted_text.replace('{number}', '0888 100 301')}
  />
));
export const InactiveNetProtectInfo = dialogStory(() => (
  <InactiveNetProtectInfoDialog msisdn={msisdn} waitsUntil={null} />
));
export const InactiveWhileSwitchingOff = dialogStory(() => (
  <InactiveNetProtectInfoDialog msisdn={msisdn} waitsUntil="2026-11-15T12:00:00Z" />
));
export const StoppedSite = dialogStory(() => (
  <CheckedSite msisdn={msisdn} check={{ ...stoppedSite, reason: 'dangerous' }} />
));
export const NewTimes = dialogStory(() => <TimeWindowDialog msisdn={msisdn} index={null} />);
export const ChangedTimes = dialogStory(() => <TimeWindowDialog msisdn={msisdn} index={0} />);
export const Times = partStory(() => (
  <div className="grid gap-6">
    <StoppedNow msisdn={msisdn} schedule={schedule} isActive />
    <WindowList msisdn={msisdn} schedule={schedule} isActive />
  </div>
));
