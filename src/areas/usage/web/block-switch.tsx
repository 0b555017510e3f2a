import { useTranslations } from 'use-intl/react';
import { subjectOf } from '#platform/question-subject.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import type { Block } from '../contract.ts';

type BlockSwitchProps = { msisdn: string; block: Block; owner: boolean; hasRequest: boolean };

/** A block as the network last confirmed it; while a change is pending, no other can be ordered. */
export function BlockSwitch({ msisdn, block: { block, is_on, state }, owner, hasRequest }: BlockSwitchProps) {
  const t = useTranslations('usage');
  return (
    <>
      <Switch
        label={t(`block_${block}`)}
        note={<Note block={block} isOn={is_on} state={state} isBusy={owner && hasRequest && state !== 'pending'} />}
        checked={is_on}
        disabled={!owner || hasRequest}
        onPointerEnter={() => preloadDialog('usage.Block')}
        onChange={() => openDialog('usage.Block', { msisdn, block, isOn: !is_on })}
      />
      {state === 'failed' && (
        <AskButton subject={subjectOf('usage-block', msisdn, block)} about={t(`block_${block}`)} />
      )}
    </>
  );
}

type NoteProps = Pick<Block, 'block' | 'state'> & { isOn: boolean; isBusy: boolean };

function Note({ block, isOn, state, isBusy }: NoteProps) {
  const t = useTranslations('usage');
  if (state === 'pending') return <output>{t('block_pending', { isOn: String(isOn) })}</output>;
  if (isBusy) return t('block_busy');
  if (state === 'failed') return <b className="text-danger">{t('block_failed')}</b>;
  return t(`block_note_${block}`);
}
