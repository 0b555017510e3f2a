import { useDeferredValue, useMemo, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog, type Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { shareIcon } from '#platform/web/art/icons/actions.ts';
import { sortPasted } from '../../rules.ts';
import { PastedSites } from '../pasted-sites.tsx';
import { useListChange, useLists } from '../use-lists.ts';

const nothingYet = { blacklist: new Set<string>(), whitelist: new Set<string>() };

/** Adds one site or thousands: typed, pasted or from a file, with a preview before saving. */
export function AddWebsiteDialog({ msisdn, list, typed = '' }: Dialogs['network-protection.AddWebsite']) {
  const t = useTranslations('network-protection');
  const [text, setText] = useState(typed);
  const lists = useLists(msisdn);
  const { busy, failure, reset, send } = useListChange(msisdn);
  const pasted = useDeferredValue(text);
  const sorted = useMemo(() => sortPasted(pasted, list, lists ?? nothingYet), [pasted, list, lists]);
  const { fresh } = sorted;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fresh.length === 0) return;
    void send({ list, does: 'add', domains: fresh }, () => {
      const title = t('added_title', { count: fresh.length });
      openDialog('network-protection.Success', { title, text: t(`added_text_${list}`) });
    });
  };
  return (
    <DialogContent
      title={t(`add_title_${list}`)}
      text={t('add_text')}
      onSubmit={submit}
      actions={
        <DialogActions
          main={t('add_confirm', { count: fresh.length })}
          busy={busy}
          disabled={!lists || fresh.length === 0}
          quiet={t('cancel')}
        />
      }
    >
      <TextArea
        label={t('add_field')}
        rows={5}
        value={text}
        error={failure}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          reset();
        }}
      />
      <FromFile onText={(more) => setText((before) => (before ? `${before}\n${more}` : more))} />
      <PastedSites list={list} sorted={sorted} lists={lists ?? nothingYet} />
    </DialogContent>
  );
}

function FromFile({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('network-protection');
  const input = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onText(await file.text());
  };
  return (
    <>
      <Button className="justify-self-start" onClick={() => input.current?.click()}>
        <Icon shape={shareIcon} size="s" />
        {t('add_file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        hidden
        aria-label={t('add_file')}
        onChange={(event) => void read(event)}
      />
    </>
  );
}
