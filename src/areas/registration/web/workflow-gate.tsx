import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import { isOver, type WorkflowState } from '../rules.ts';
import { mayShow, pageOf, registrationPages, type RegistrationPage } from '../pages.ts';
import type { Workflow } from '../workflow-schema.ts';
import { workflowQuery } from './current-workflow.ts';
import { RegistrationOver } from './registration-over.tsx';
import { useIsSignedInHere } from './use-is-signed-in-here.ts';

type GateProps = {
  page: RegistrationPage;
  /** Polls states that change without the user. */
  pollMs?: number;
  children: (workflow: Workflow) => ReactNode;
  /** Shown instead of the page if nothing was begun yet. */
  beginning?: ReactNode;
};

/** Shows a page only in its own states; else the page of the state, or the beginning. */
export function WorkflowGate({ page, pollMs, children, beginning }: GateProps) {
  const api = useApi();
  const isSignedIn = useIsSignedInHere();
  const { data: known } = useSuspenseQuery({ ...workflowQuery(api), ...(pollMs && { refetchInterval: pollMs }) });
  if (known === 'over') return <RegistrationOver />;
  // A signed-in user may begin again after one is over; a registration in the same browser does not belong to this
  // profile.
  const isForeign = known !== null && (isOver(known.state) || known.properties.kind === 'registration');
  const isAnother = isForeign && beginning !== undefined && isSignedIn;
  if (known === null || isAnother) {
    return beginning ?? <Navigate to={registrationPages[isSignedIn ? 'id' : 'email']} replace />;
  }
  return mayShow(page, known) ? children(known) : <Navigate to={addressOf(known.state)} replace />;
}

function addressOf(state: WorkflowState): string {
  return registrationPages[pageOf[state]];
}
