import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { addNote } from '../contract.ts';
import { longestNote } from '../rules.ts';
import type { CustomerPage } from './customer-holdings.tsx';

export function CustomerNotes({ customer }: { customer: CustomerPage }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  return (
    <Section title={t('notes')}>
      <Card className="desk-stack">
        {/* Empties the form after a new note. */}
        <NoteForm key={customer.notes[0]?.note} customer={customer.customer} />
        {customer.notes.length === 0 && <p className="desk-quiet">{t('notes_none')}</p>}
        <ul className="desk-list">
          {customer.notes.map(({ note, text, by, at }) => (
            <li key={note}>
              <p className="desk-note" translate="no">
                {text}
              </p>
              <span className="desk-quiet">
                <span translate="no">{by}</span>, {moment(at)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function NoteForm({ customer }: { customer: number }) {
  const t = useTranslations('operator-desk');
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { busy, failure, run } = useDeskChange();
  const add = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() === '') return;
    const params = { customer: String(customer) };
    void run((api) => api.call(addNote, { params, body: { text } }), t('note_added'));
  };
  return (
    <Form className="desk-stack" onSubmit={add}>
      <TextArea
        label={t('note_text')}
        help={t('note_help')}
        value={text}
        maxLength={longestNote}
        error={isEmpty ? t('note_empty') : failure}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="desk-row">
        <Button type="submit" busy={busy}>
          {t('note_add')}
        </Button>
      </div>
    </Form>
  );
}
