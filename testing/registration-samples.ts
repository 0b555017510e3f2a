// Valid requests of the registration calls; their workflows do not exist.

import type { Sample } from './sample.ts';

/** No workflow or link has these ids. */
const unknownWorkflow = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3001';
const unknownLanding = `${unknownWorkflow}.${'x'.repeat(32)}`;

export const registrationSamples: Record<string, () => Sample> = {
  startRegistration: () => ({
    body: {
      Email: 'nova@demo.abonat.bg',
      Password: 'Lastovica!7',
      TermsAgree: true,
      OperatingSystem: 'Linux',
      Language: 'bg',
    },
  }),
  readVouchedProfile: () => ({ headers: { 'registration-token': 'x'.repeat(43) } }),
  registerVouched: () => ({
    body: { Token: 'x'.repeat(43), Password: 'Lastovica!7', TermsAgree: true, Language: 'bg' },
  }),
  startAddService: () => ({ body: { OperatingSystem: 'Linux', Language: 'bg' } }),
  reopenRegistration: () => ({ body: { Email: 'nobody@demo.abonat.bg', Password: 'Lastovica!7' } }),
  readWorkflow: () => ({ headers: { 'workflow-correlation-id': unknownWorkflow } }),
  sendSignal: () => ({
    body: {
      signalName: 'SubmitServiceNumber',
      workflowCorrelationId: unknownWorkflow,
      Request: { serviceNumber: '0888100101' },
    },
  }),
  readLanding: () => ({ headers: { 'workflow-correlation-id': unknownLanding } }),
  sendLanding: () => ({ body: { signalName: 'ApprovalGiven', workflowCorrelationId: unknownLanding } }),
  approveRegistration: () => ({ query: { key: unknownLanding, approve: 'true' } }),
  activateRegistration: () => ({
    query: { code: '100001', email: 'nova@demo.abonat.bg', operatingSystem: 'Linux' },
  }),
  resendActivationEmail: () => ({ body: { email: 'nova@demo.abonat.bg', operating_system: 'Linux' } }),
  resendSmsCode: () => ({ body: { msisdn: '359888100101', operating_system: 'Linux' } }),
  resendApprovalEmail: () => ({ body: { email: 'nova@demo.abonat.bg', operating_system: 'Linux' } }),
  resendNotOwnerVerification: () => ({ body: { email: 'nova@demo.abonat.bg', operating_system: 'Linux' } }),
  resendCodeOnRegistration: () => ({ body: { email: 'nova@demo.abonat.bg', pid: '8307099971' } }),
};
