import { useTranslations } from 'use-intl/react';
import { sofiaTime } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import type { ProtectionStats, ProtectionStatus } from '../contract.ts';
import { countsByWeek } from '../rules.ts';
import { ShieldScene } from './shield-scene.tsx';

type ProtectionPanelProps = { msisdn: string; status: ProtectionStatus; stats: ProtectionStats };

/** The blocked events, the counts of the day and the week, and the switch. */
export function ProtectionPanel({ msisdn, status, stats }: ProtectionPanelProps) {
  const t = useTranslations('network-protection');
  const { is_active: isActive, waits_until: waitsUntil } = status;
  const number = readableNumber(msisdn);
  const { today, week, weekBefore } = countsByWeek(stats.by_day, stats.today);
  const change = { more: Math.max(week - weekBefore, 0), less: Math.max(weekBefore - week, 0) };
  const note = waitsUntil
    ? t('accepted_until', { time: sofiaTime(new Date(waitsUntil)) })
    : t(isActive ? 'switch_on' : 'switch_off');
  const operation = isActive ? 'deactivate' : 'activate';
  return (
    <section className="protection-panel">
      <div className="protection-words">
        <h1 className="text-3xl">
          {isActive
            ? t('title_on', { count: stats.blocked })
            : t(waitsUntil ? 'title_ending' : 'title_off', { number })}
        </h1>
        <p>{isActive ? t('lately', { today, week, ...change }) : t(waitsUntil ? 'text_ending' : 'text_off')}</p>
        <Button
          kind="bare"
          className="protection-how"
          onPointerEnter={() => preloadDialog('network-protection.Info')}
          onClick={() => openDialog('network-protection.Info')}
        >
          {t('how')}
        </Button>
        <div className="protection-switch">
          <Switch
            label={<b>{t('switch', { number })}</b>}
            note={note}
            checked={isActive}
            disabled={waitsUntil !== null}
            onPointerEnter={() => preloadDialog('network-protection.Confirmation')}
            onChange={() => openDialog('network-protection.Confirmation', { msisdn, operation })}
          />
        </div>
      </div>
      <ShieldScene isActive={isActive} className="protection-scene" />
    </section>
  );
}
