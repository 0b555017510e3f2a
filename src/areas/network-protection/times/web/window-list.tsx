import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { editIcon, trashIcon } from '#platform/web/art/icons/actions.ts';
import { plusIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { ProtectionSchedule } from '../contract.ts';
import { mostWindows, type TimeWindow } from '../rules.ts';
import { useScheduleChange } from './use-schedule-change.ts';
import { useWindowText } from './use-window-text.ts';

type WindowListProps = { msisdn: string; schedule: ProtectionSchedule; isActive: boolean };

/** The windows of the schedule. */
export function WindowList({ msisdn, schedule, isActive }: WindowListProps) {
  const t = useTranslations('protection-times');
  const { busy, failure, save } = useScheduleChange(msisdn);
  const { windows } = schedule;
  const isFull = windows.length >= mostWindows;
  const add = isActive && !isFull && (
    <Button kind="primary" onClick={() => openDialog('network-protection.TimeWindow', { msisdn, index: null })}>
      <Icon shape={plusIcon} size="s" />
      {t('times_add')}
    </Button>
  );
  if (windows.length === 0) return <EmptyState title={t('times_none')} text={t('times_none_text')} action={add} />;
  const remove = (index: number) =>
    save(
      schedule,
      windows.filter((_, at) => at !== index),
      () => showToast({ text: t('window_removed') }),
    );
  return (
    <Section title={t('times')} action={add}>
      <Card>
        <ul>
          {windows.map((window, index) => (
            <li key={JSON.stringify(window)}>
              <WindowRow
                window={window}
                {...(isActive && {
                  actions: {
                    isBusy: busy,
                    edit: () => openDialog('network-protection.TimeWindow', { msisdn, index }),
                    remove: () => remove(index),
                  },
                })}
              />
            </li>
          ))}
        </ul>
        {isFull && <p className="text-s text-ink-quiet">{t('times_full')}</p>}
        {failure && (
          <Notice tone="danger" shape={warnIcon} live>
            {failure}
          </Notice>
        )}
      </Card>
    </Section>
  );
}

type RowActions = { isBusy: boolean; edit: () => void; remove: () => void };

function WindowRow({ window, actions }: { window: TimeWindow; actions?: RowActions }) {
  const t = useTranslations('protection-times');
  const text = useWindowText();
  const what = `${text.categories(window)}, ${text.times(window)}`;
  return (
    <div className="site-row">
      <span className="event-words">
        <b>{text.categories(window)}</b>
        <small>
          {text.times(window)} · {text.days(window.days)}
        </small>
      </span>
      {actions && (
        <span className="flex">
          <IconButton label={t('window_edit', { what })} shape={editIcon} onClick={actions.edit} />
          <IconButton
            label={t('window_remove', { what })}
            shape={trashIcon}
            aria-disabled={actions.isBusy || undefined}
            onClick={actions.remove}
          />
        </span>
      )}
    </div>
  );
}
