// Sends every call of customers in turn, as one customer, and runs the jobs that it starts.

import type { EndpointSpec } from '#platform/endpoint.ts';
import { isOfOperators } from '#platform/server/http/desk-operator.ts';
import { callSamples, sendSample } from './call-samples.ts';
import { customerFlows } from './customer-flows.ts';
import type { TestPortal } from './portal.ts';
import { prepareSample, startSampleFlow, type SampleFlow } from './prepared-samples.ts';

function isOfCustomers({ access }: EndpointSpec): boolean {
  return !isOfOperators(access) && access !== 'demo';
}

type Tell = (call: string | null) => Promise<void> | void;

/**
 * Reading calls first, because changes leave less to read. Tells the name of each call before it is sent, and null after
 * it and its jobs.
 */
export async function sendCustomerCalls(portal: TestPortal, tell: Tell): Promise<void> {
  const calls = portal.endpoints.filter(isOfCustomers);
  const maria = await (await portal.browser().signIn('maria')).stepUp();
  for (const spec of calls.filter(({ method }) => method === 'GET')) {
    await tell(spec.name);
    await sendSample(maria, spec, callSamples[spec.name]!(maria));
  }
  for (const [name, run] of Object.entries(customerFlows)) {
    await tell(name);
    await run(portal, async () => {
      await tell('jobs');
      await portal.runDueJobs();
      await tell(name);
    });
  }
  await tell(null);
  const flow = startSampleFlow(portal);
  for (const spec of calls.filter(({ method }) => method !== 'GET')) await sendChange(flow, spec, tell);
}

/** Each in a session of its own: some end the session or change the password. */
async function sendChange(flow: SampleFlow, spec: EndpointSpec, tell: Tell): Promise<void> {
  const { portal } = flow;
  await tell('signIn');
  // The profile is closed then.
  const isSignedIn = spec.name !== 'restoreProfile';
  const who = isSignedIn ? await portal.browser().signIn('maria', flow.password) : portal.browser();
  if (spec.stepUp === true) await who.stepUp(flow.password);
  await tell(null);
  const sample = await prepareSample(flow, who, spec.name);
  await tell(spec.name);
  await sendSample(who, spec, sample);
  await tell('jobs');
  await portal.pass(4);
  await portal.runDueJobs();
  await tell(null);
}
