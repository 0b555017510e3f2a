import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { companyIcon } from '#platform/web/art/icons/devices.ts';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, profileIcon } from '#platform/web/art/icons/shell.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { startAddService } from '../../add-service/contract.ts';
import { sendSignal } from '../../contract.ts';
import { statedClientTypes, type StatedClientType } from '../../rules.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { ownSystem } from '../../web/own-system.ts';
import { Frame } from '../../web/frame.tsx';
import { IdField, useTypedId } from './id-field.tsx';
import { InfoButton } from '../../web/info-button.tsx';
import { storeWorkflow } from '../../web/current-workflow.ts';
import { Explanation, StepTitle } from '../../web/page-texts.tsx';
import { useWorkflow } from '../../web/use-workflow.ts';
import { WorkflowGate } from '../../web/workflow-gate.tsx';
import { useIsSignedInHere } from '../../web/use-is-signed-in-here.ts';

/** Asks who owns the contract. Signed-in users begin here; their first step creates the workflow. */
export function PidAndEikScreen() {
  const isSignedIn = useIsSignedInHere();
  return (
    <WorkflowGate page="id" {...(isSignedIn && { beginning: <PidAndEik workflow={null} /> })}>
      {(workflow) => <PidAndEik workflow={workflow} />}
    </WorkflowGate>
  );
}

const icons: Record<StatedClientType, string> = {
  PrivateOwner: profileIcon,
  BusinessOwner: companyIcon,
  NotOwner: mobileIcon,
};

export function PidAndEik({ workflow }: { workflow: Workflow | null }) {
  const t = useTranslations('registration');
  const { busy, submit } = useSubmitId(workflow);
  const [clientType, setClientType] = useState<StatedClientType>(statedOf(workflow));
  const { id, isGood, field, tried } = useTypedId(clientType);
  const send = (event: FormEvent) => {
    event.preventDefault();
    tried();
    if (isGood) void submit({ clientType, ...(id !== undefined && { pidOrEik: id }) });
  };
  return (
    <Frame page="id" workflow={workflow} aside={<WhoseContract />}>
      <StepTitle title={t('id_title')} text={t('id_text')} />
      <Form onSubmit={send}>
        <RadioGroup
          legend={t('id_whose')}
          legendHidden
          value={clientType}
          onValueChange={setClientType}
          options={statedClientTypes.map((type) => ({
            value: type,
            lead: <Disc shape={icons[type]} />,
            label: t(`id_${type}`),
            note: t(`id_${type}_note`),
          }))}
        />
        <IdField
          field={field}
          name="pid"
          help={t('id_help')}
          suffix={<IdMark clientType={clientType} isGood={isGood} />}
        />
        <Button type="submit" kind="primary" tall wide busy={busy}>
          {t('go_on')}
        </Button>
      </Form>
    </Frame>
  );
}

function statedOf(workflow: Workflow | null): StatedClientType {
  const known = workflow?.clientType;
  if (known === 'NotOwner' || known === 'PrivateOwner') return known;
  return known ? 'BusinessOwner' : 'PrivateOwner';
}

function IdMark({ clientType, isGood }: { clientType: StatedClientType; isGood: boolean }) {
  const t = useTranslations('registration');
  return (
    <>
      {isGood && (
        <span className="field-suffix flex items-center gap-1 font-bold text-accent-word">
          <Icon shape={checkIcon} size="s" />
          {t(clientType === 'PrivateOwner' ? 'id_is_person' : 'id_is_company')}
        </span>
      )}
      <InfoButton about={t('id_label')} dialog="registration.PidOrEikInfoModal" />
    </>
  );
}

function WhoseContract() {
  const t = useTranslations('registration');
  return (
    <Explanation
      title={t('id_aside')}
      info={<InfoButton about={t('id_whose')} dialog="registration.PidOrEikInfoClientTypeModal" />}
      items={(['own', 'company', 'large', 'other'] as const).map((who) => ({
        term: t(`id_aside_${who}`),
        text: t(`id_aside_${who}_text`),
      }))}
    />
  );
}

/** The first step creates the workflow of adding a service; viewing the page does not. */
function useSubmitId(workflow: Workflow | null) {
  const language = useLanguage();
  const { busy, move } = useWorkflow();
  const submit = (request: { clientType: StatedClientType; pidOrEik?: string }) =>
    move(async (api) => {
      const begun =
        workflow ?? (await api.call(startAddService, { body: { OperatingSystem: ownSystem(), Language: language } }));
      storeWorkflow(begun);
      return api.call(sendSignal, {
        body: {
          signalName: 'SubmitPidOrEik',
          workflowCorrelationId: begun.workflowCorrelationId,
          Request: request,
        },
      });
    });
  return { busy, submit };
}
