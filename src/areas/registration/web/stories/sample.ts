import type { Workflow } from '../../workflow-schema.ts';

export const workflow: Workflow = {
  workflowCorrelationId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3001',
  state: 'PidAndEik',
  clientType: 'PrivateOwner',
  properties: {
    kind: 'registration',
    email: 'daniel@demo.abonat.bg',
    service_number: '359888100801',
    sms_recipient: '359888100801',
    holder_name: null,
    approver_email: null,
    confirms_recent_code: false,
    proved_at: null,
    approval_sent_at: null,
    expires_at: '2026-11-16T07:38:00.000Z',
    expires_in_seconds: 86_400,
  },
};

export const large: Workflow = {
  ...workflow,
  state: 'AwaitingApproval',
  clientType: 'LargeBusiness',
  properties: {
    ...workflow.properties,
    service_number: '359888100803',
    holder_name: 'Бета Холдинг АД',
    approver_email: 'ap••••e@demo.abonat.bg',
    proved_at: '2026-11-15T07:38:00.000Z',
    approval_sent_at: '2026-11-15T07:41:00.000Z',
    expires_at: '2026-11-18T07:41:00.000Z',
    expires_in_seconds: 259_200,
  },
};

export const landing = {
  asks_password: false,
  email: 'daniel@demo.abonat.bg',
  service_number: '359888100803',
  holder_name: 'Бета Холдинг АД',
  services: 12,
  expires_at: '2026-11-18T07:41:00.000Z',
};
