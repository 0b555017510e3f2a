import { useTranslations } from 'use-intl/react';
import { daysBetween, shownDay } from '#platform/clock.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { lockIcon, plusIcon } from '#platform/web/art/icons/shell.ts';
import { clockIcon, swapIcon } from '#platform/web/art/icons/services.ts';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Eligibility } from '../contract.ts';
import type { Extra } from '../contract-parts.ts';
import { isUnderWay } from '../lists.ts';
import { positionsOf } from '../positions.ts';
import { nextSwapOf } from '../rules.ts';
import { swapIntervalDays } from '../constants.ts';
import { boardTitle } from './board-title.ts';
import { ExtraPicture } from './extra-picture.tsx';
import { subjectOf } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';
import './positions-board.css';

/** The positions of the tariff as SIM cards: free, taken, and the date of the next swap. */
export function PositionsBoard({ data, msisdn }: { data: Eligibility; msisdn: string }) {
  const t = useTranslations('digital-extras');
  const title = boardTitle(data, { t });
  if (!title) return null;
  const positions = positionsOf(data.swappable_addons, data.swappable_slots.free_slots);
  return (
    <div className="board-place">
      <section className="board" aria-labelledby="board-title">
        <header>
          <h2 id="board-title">{title.title}</h2>
          <p>{title.text}</p>
        </header>
        <ol className="slots">
          {positions.map(({ number, extra }) =>
            extra ? (
              <TakenSlot key={number} extra={extra} number={number} data={data} msisdn={msisdn} />
            ) : (
              <FreeSlot key={number} number={number} data={data} msisdn={msisdn} />
            ),
          )}
        </ol>
        <NextSwap taken={positions.flatMap(({ extra }) => extra ?? [])} data={data} rule={title.note} />
      </section>
    </div>
  );
}

type SlotProps = { number: number; data: Eligibility; msisdn: string };

function TakenSlot({ extra, number, data, msisdn }: SlotProps & { extra: Extra }) {
  const t = useTranslations('digital-extras');
  const name = useExtraName()(extra);
  const words = (
    <>
      <span className="slot-number">{t('position', { number })}</span>
      <span className="slot-thumb">
        <ExtraPicture extra={extra} />
      </span>
      <b>{name}</b>
      <SlotState extra={extra} nextSwap={nextOf(extra, data)} />
    </>
  );
  if (!canSwap(extra, data)) return <li className="slot">{words}</li>;
  const open = () => openDialog('digital-extras.Swap', { ...subjectOf(data, msisdn), current: extra });
  return (
    <li className="grid">
      <button type="button" className="slot" onPointerEnter={() => preloadDialog('digital-extras.Swap')} onClick={open}>
        {words}
      </button>
    </li>
  );
}

function canSwap(extra: Extra, data: Eligibility): boolean {
  return extra.status === 'Active' && nextOf(extra, data) === null;
}

function nextOf(extra: Extra, { swappable_slots, today }: Eligibility): string | null {
  return nextSwapOf(extra, swappable_slots.next_swap_date, today);
}

/** The first day on which any position may change; null if one may change today. */
function nextOfAll(taken: readonly Extra[], data: Eligibility): string | null {
  const days = taken.flatMap((extra) => nextOf(extra, data) ?? []);
  return days.length < taken.length ? null : (days.toSorted()[0] ?? null);
}

function SlotState({ extra, nextSwap }: { extra: Extra; nextSwap: string | null }) {
  const t = useTranslations('digital-extras');
  const [shape, words] = stateOf();
  return (
    <span className="slot-state">
      <Icon shape={shape} size="s" />
      {words}
    </span>
  );

  function stateOf(): [string, string] {
    if (isUnderWay(extra)) return [clockIcon, t('position_in_progress')];
    if (extra.deactivation_date) return [clockIcon, t('position_ends', { day: shownDay(extra.deactivation_date) })];
    if (nextSwap) return [lockIcon, t('position_locked', { day: shownDay(nextSwap) })];
    return [swapIcon, t('position_swap')];
  }
}

function FreeSlot({ number, data, msisdn }: SlotProps) {
  const t = useTranslations('digital-extras');
  const open = () =>
    openDialog('digital-extras.Select', {
      ...subjectOf(data, msisdn),
      position: number,
      extras: data.swappable_addons,
    });
  return (
    <li className="grid">
      <button
        type="button"
        className="slot"
        data-free
        onPointerEnter={() => preloadDialog('digital-extras.Select')}
        onClick={open}
      >
        <span className="slot-number">{t('position', { number })}</span>
        <span className="slot-thumb">
          <Icon shape={plusIcon} />
        </span>
        <b>{t('position_free')}</b>
        <span className="slot-state">{t('position_choose')}</span>
      </button>
    </li>
  );
}

/** Free positions are filled, not swapped: only taken ones have a day. */
function NextSwap({ taken, data, rule }: { taken: readonly Extra[]; data: Eligibility; rule: string }) {
  const t = useTranslations('digital-extras');
  const day = nextOfAll(taken, data);
  const hasLocked = taken.some((extra) => nextOf(extra, data) !== null);
  const days = day ? daysBetween(data.today, day) : 0;
  const passed = Math.max(0, swapIntervalDays - days);
  return (
    <div className="board-turn">
      {day ? (
        <>
          <p className="board-next">
            <span>{t('swap_next')}</span>
            <b>{shownDay(day)}</b>
            <span>{t('swap_in', { days })}</span>
          </p>
          <progress value={passed} max={swapIntervalDays} aria-label={t('swap_passed', { days: passed })} />
        </>
      ) : (
        taken.some((extra) => canSwap(extra, data)) && (
          <p>
            <b>{t(hasLocked ? 'swap_some_now' : 'swap_now')}</b>
          </p>
        )
      )}
      <p>{rule}</p>
    </div>
  );
}
