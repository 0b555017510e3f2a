import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PickCards } from '#platform/web/ui/cards/pick-card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { packageFault, takesPlaceOf, withChoice } from '../choosing.ts';
import type { Extra } from '../contract-parts.ts';
import { kindOf, kinds, type ExtraCategory } from '../groups.ts';
import { nextPosition } from '../positions.ts';
import { everyExtra, swapArea } from '../states.ts';
import { AddCard } from './add-card.tsx';
import { requiredPackageOf, subjectOf } from './flow.ts';
import { PositionsBoard } from './positions-board.tsx';
import { SummaryDock } from './summary-dock.tsx';
import type { NumberExtras } from './extras-page.tsx';

/** The available extras: for the free position, and for a monthly fee. */
export function AddTab({ data, msisdn }: NumberExtras) {
  const t = useTranslations('digital-extras');
  const [chosen, setChosen] = useState<string[]>([]);
  const [kind, setKind] = useState<ExtraCategory | 'all'>('all');
  const { allAddons, freeExtras: forPosition, swappableAddons: monthly } = swapArea(data);
  const ofKind = (extra: Extra) => kind === 'all' || kindOf(extra) === kind;
  const next = nextPosition(allAddons, data.swappable_slots.free_slots);
  const isFull = next === null;
  const offered = [...forPosition, ...monthly];
  const chosenExtras = chosen.flatMap((code) => offered.find((extra) => extra.code === code) ?? []);
  const choose = (extra: Extra) => {
    if (packageFault(extra, everyExtra(data)))
      openDialog('digital-extras.RequiredPackage', requiredPackageOf(extra, data, msisdn));
    else
      setChosen((before) =>
        withChoice(
          before.filter((code) => !isReplacedBy(extra, code)),
          extra.code,
        ),
      );
  };
  const isReplacedBy = (extra: Extra, code: string) =>
    offered.some((other) => other.code === code && takesPlaceOf(extra, other));
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
    <div className="with-rail extras-rail">
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
        position={next ?? 1}
        onContinue={() =>
          openDialog('digital-extras.Activate', {
            ...subjectOf(data, msisdn),
            extras: chosenExtras,
            position: chosenExtras.some((extra) => extra.is_on_slot) ? (next ?? undefined) : undefined,
          })
        }
      />
    </div>
  );
}
