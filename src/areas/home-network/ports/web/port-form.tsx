import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { useDialogGuard } from '#platform/web/unsaved-changes/use-dialog-guard.tsx';
import type { Device } from '../../contract.ts';
import type { ListedMapping } from '../contract.ts';
import { draftOf, emptyPort, isSamePort, portValues, type PortValues } from '../form.ts';
import {
  changedFields,
  invalidFields,
  overlapping,
  rangeOf,
  reservedBy,
  type Claim,
  type DraftField,
} from '../rules.ts';
import type { PortAction } from '../constants.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { PortFields } from './port-fields.tsx';
import { PortConflict } from './port-conflict.tsx';
import { useSavePort } from './use-save-port.ts';
import './port-form.css';

export type PortDialogProps = { msisdn: string };

type PortFormProps = PortDialogProps & {
  device: Device;
  /** The mapping to edit. */
  mapping?: ListedMapping;
  values: PortValues;
  onValues: (values: PortValues) => void;
  action: PortAction;
  words: { title: string; text: string; save: string; done: (name: string) => string };
  children?: ReactNode;
};

/** The fields of a mapping, a sentence about its effect, and its conflicts. */
export function PortForm({ msisdn, device, mapping, values, onValues, action, words, children }: PortFormProps) {
  const t = useTranslations('port-forwarding');
  const draft = draftOf(values, device);
  const available = device.AvailableProps.PortFwd.AvailableProtocols;
  const wrong = new Set<DraftField>(invalidFields(draft, { device, available, lanAddress: device.LanAddress }));
  const claim = lacksClaim(wrong) ? null : (draft as Claim);
  const isTaken =
    claim !== null && Boolean(reservedBy(claim) ?? overlapping(claim, device.PortFwd, mapping?.InstNumber));
  // The switch in the list toggles a mapping; an edit keeps its state.
  const sent = mapping ? changedFields(mapping, { ...draft, PortMappingEnabled: mapping.PortMappingEnabled }) : draft;
  const save = useSavePort({ msisdn, device, action, instNumber: mapping?.InstNumber, done: words.done });
  const canSave = wrong.size === 0 && !isTaken && Object.keys(sent).length > 0;
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const initial = mapping ? portValues(mapping) : emptyPort;
  const leaveQuestion = useDialogGuard(!isSamePort(values, initial));
  return (
    <DialogContent
      title={words.title}
      text={words.text}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) void save.save(sent, values.name.trim());
      }}
      actions={
        <>
          <Button kind="primary" type="submit" tall wide busy={save.busy} disabled={!canSave}>
            {words.save}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('give_up')}
          </Button>
        </>
      }
    >
      {children}
      <PortFields
        device={device}
        values={values}
        onValues={onValues}
        isWrong={(field) => left.has(field) && wrong.has(field)}
        onLeave={(field) => setLeft((all) => new Set([...all, field]))}
        inTheWay={
          claim && isTaken ? (
            <PortConflict
              claim={claim}
              others={device.PortFwd.filter(({ InstNumber }) => InstNumber !== mapping?.InstNumber)}
              onTake={(from) => onValues(moved(values, claim, from))}
            />
          ) : null
        }
      />
      {canSave && <Sentence values={values} inside={draft.InternalPort} />}
      {save.failure && <FieldError>{save.failure}</FieldError>}
      {leaveQuestion}
    </DialogContent>
  );
}

function lacksClaim(wrong: ReadonlySet<DraftField>): boolean {
  return wrong.has('ExternalPort') || wrong.has('ExternalPortEndRange') || wrong.has('PortMappingProtocol');
}

/** A free range of the same length. */
function moved(values: PortValues, claim: Claim, from: number): PortValues {
  const to = from + claim.ExternalPortEndRange - claim.ExternalPort;
  return { ...values, from: String(from), to: String(to) };
}

function Sentence({ values, inside }: { values: PortValues; inside: number | undefined }) {
  const t = useTranslations('port-forwarding');
  return (
    <p className="port-sentence">
      {t.rich('sentence', {
        ...bold,
        outside: rangeOf(Number(values.from), Number(values.to)),
        name: values.name.trim(),
        inside: String(inside),
      })}
    </p>
  );
}
