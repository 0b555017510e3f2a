import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChoiceChips } from '#platform/web/ui/choice-chips.tsx';
import { openDialog } from '#platform/web/ui/dialog-registry.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PickCards } from '#platform/web/ui/pick-card.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { lacksRequiredPackage, withChoice } from '../choosing.ts';
import type { Extra } from '../contract-parts.ts';
import { kindOf, kinds, type Kind } from '../groups.ts';
import { freeExtras, selectedExtras, slotsAreFull, swappableAddons } from '../lists.ts';
import { AddCard } from './add-card.tsx';
import { subjectOf } from './flow.ts';
import { PositionsBoard } from './positions-board.tsx';
import { everyExtra } from './queries.ts';
import { SummaryDock } from './summary-dock.tsx';
import type { OfNumber } from './extras-page.tsx';

/** What can be added: for the free position, and for a monthly fee. */
export function AddTab({ data, msisdn }: OfNumber) {
  const t = useTranslations('digital-extras');
  const [chosen, setChosen] = useState<string[]>([]);
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const all = data.swappable_addons;
  const ofKind = (extra: Extra) => kind === 'all' || kindOf(extra) === kind;
  const forPosition = freeExtras(all);
  const monthly = swappableAddons(all);
  const taken = selectedExtras(all).length;
  const isFull = slotsAreFull(taken, data.swappable_slots.free_slots);
  const chosenExtras = chosen.flatMap((code) => all.find((extra) => extra.code === code) ?? []);
  const choose = (extra: Extra) => {
    if (lacksRequiredPackage(extra, everyExtra(data))) openDialog('RequiredPackage', { extra });
    else
      setChosen((before) =>
        withChoice(
          before.filter((code) => !isOtherOnPosition(extra, code)),
          extra.code,
        ),
      );
  };
  /** One position is filled at a time. */
  const isOtherOnPosition = (extra: Extra, code: string) =>
    extra.is_on_slot && code !== extra.code && forPosition.some((each) => each.code === code);
  const cards = (extras: readonly Extra[]) =>
    extras
      .filter(ofKind)
      .map((extra) => (
        <AddCard
          key={extra.code}
          extra={extra}
          data={data}
          msisdn={msisdn}
          isFull={isFull}
          isChosen={chosen.includes(extra.code)}
          onChoose={() => choose(extra)}
        />
      ));
  const present = kinds.filter((each) => [...forPosition, ...monthly].some((extra) => kindOf(extra) === each));
  return (
    <div className="with-rail">
      <div className="grid content-start gap-8">
        <PositionsBoard data={data} msisdn={msisdn} />
        {present.length > 1 && (
          <ChoiceChips
            legend={t('kinds')}
            value={kind}
            onValueChange={setKind}
            choices={(['all', ...present] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
          />
        )}
        {forPosition.length + monthly.length === 0 && (
          <EmptyState title={t('nothing_to_add')} text={t('nothing_to_add_text')} />
        )}
        {forPosition.some(ofKind) && data.swappable_slots.free_slots > 0 && (
          <Section
            title={isFull ? t('for_position_full') : t('for_position')}
            text={isFull ? t('for_position_full_text') : t('for_position_text')}
          >
            <PickCards legend={t('for_position')}>{cards(forPosition)}</PickCards>
          </Section>
        )}
        {monthly.some(ofKind) && (
          <Section title={t('monthly')} text={t('monthly_text')}>
            <PickCards legend={t('monthly')}>{cards(monthly)}</PickCards>
          </Section>
        )}
      </div>
      <SummaryDock
        chosen={chosenExtras}
        position={taken + 1}
        onContinue={() =>
          openDialog('Activate', {
            ...subjectOf(data, msisdn),
            extras: chosenExtras,
            position: chosenExtras.some((extra) => extra.is_on_slot) ? taken + 1 : undefined,
          })
        }
      />
    </div>
  );
}
