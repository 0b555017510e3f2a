import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { storeUsername } from '#platform/web/session/stored-username.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import type { Workflow } from '../workflow-schema.ts';
import { Frame } from './frame.tsx';
import { StepTitle } from './page-texts.tsx';
import { WorkflowGate } from './workflow-gate.tsx';
import { workflowKey } from './queries.ts';

export function DoneScreen() {
  return <WorkflowGate page="done">{(workflow) => <Done workflow={workflow} />}</WorkflowGate>;
}

export function Done({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const client = useQueryClient();
  const { kind, email, service_number: msisdn } = workflow.properties;
  const isAdding = kind === 'add-service';
  // The profile has changed: all cached data is invalidated.
  useEffect(() => {
    if (!isAdding) storeUsername(email);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== workflowKey[0] });
  }, [client, email, isAdding]);
  return (
    <Frame page="done" workflow={workflow}>
      <div className="max-w-md">
        <SuccessScene />
      </div>
      <StepTitle
        title={t(isAdding ? 'done_add_title' : 'done_title')}
        text={isAdding ? t('done_add_text') : t('done_text', { email })}
      />
      <PortalLink
        to={isAdding ? '/my-services' : '/login'}
        search={isAdding && msisdn ? { msisdn } : {}}
        className={buttonClass({ kind: 'primary', tall: true, wide: true })}
      >
        {t(isAdding ? 'done_add_action' : 'done_action')}
      </PortalLink>
    </Frame>
  );
}
