import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog, type Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { scheduleQuery } from '../../../web/queries.ts';
import type { ProtectionSchedule } from '../../contract.ts';
import { isTime, type TimeWindow } from '../../rules.ts';
import { useScheduleChange } from '../use-schedule-change.ts';
import { WindowFields } from '../window-fields.tsx';

type TimeWindowProps = Dialogs['network-protection.TimeWindow'];

const newWindow: TimeWindow = { categories: [], days: [1, 2, 3, 4, 5], from: '21:30', to: '07:00' };

/** Adds a window to the schedule, or changes one. */
export function TimeWindowDialog({ msisdn, index }: TimeWindowProps) {
  const { data } = useQuery(scheduleQuery(useApi(), msisdn));
  // The schedule as it was when the dialog opened: a change in another tab is refused, not overwritten.
  const [schedule] = useState(data);
  return schedule ? <WindowForm msisdn={msisdn} index={index} schedule={schedule} /> : null;
}

function WindowForm({ msisdn, index, schedule }: TimeWindowProps & { schedule: ProtectionSchedule }) {
  const t = useTranslations('protection-times');
  const [window, setWindow] = useState<TimeWindow>((index !== null && schedule.windows[index]) || newWindow);
  const [isChecked, setChecked] = useState(false);
  const { busy, failure, save } = useScheduleChange(msisdn);
  const isValid = window.categories.length > 0 && window.days.length > 0 && isTime(window.from) && isTime(window.to);
  const submit = () => {
    setChecked(true);
    if (!isValid) return;
    const windows = index === null ? [...schedule.windows, window] : schedule.windows.with(index, window);
    save(schedule, windows, async () => {
      await closeDialog();
      showToast({ text: t('window_saved') });
    });
  };
  return (
    <DialogContent
      title={t(index === null ? 'dialog_new' : 'dialog_edit')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      actions={
        <>
          <Button type="submit" kind="primary" tall wide busy={busy}>
            {t('dialog_save')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('dialog_cancel')}
          </Button>
        </>
      }
    >
      <WindowFields window={window} isChecked={isChecked} onChange={setWindow} />
      {failure && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
    </DialogContent>
  );
}
