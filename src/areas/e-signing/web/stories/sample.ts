// Sample data of the e-signing stories.

import type { EsigningStatus } from '../../contract.ts';
import type { Document } from '../../signing/contract.ts';
import type { Evidence, SealCheck } from '../../verification/contract.ts';
import type { SealVerdict } from '../../verification/rules.ts';

export const off: EsigningStatus = {
  pid: '8307099971',
  has_active_subscription: false,
  msisdn: null,
  holder_name: 'Мария Иванова',
  numbers: ['359888100101', '359888100102'],
};
export const on: EsigningStatus = { ...off, has_active_subscription: true, msisdn: '359888100101' };

export const annex: Document = {
  document_id: 'M1000101-A2',
  name: 'Анекс към договора за интернет',
  type: 'Contract',
  status: 'ForSigning',
  created_at: '2026-11-12T08:05:12.000Z',
  signed_at: null,
  pid: off.pid,
  sign_by: '2026-11-20',
  is_expired: false,
  service_id: '100000100301',
  is_sealed: false,
  is_being_sealed: false,
  is_opened: false,
  declined_at: null,
  decline_reason: null,
  summary: [{ kind: 'change', text: 'По-бърз интернет от 01.12.2026, същата цена.' }],
};
export const policy: Document = {
  ...annex,
  document_id: 'DOC-HA-100101',
  name: 'Полица „Домашен майстор“',
  type: 'HomeAssistance',
  status: 'Signed',
  sign_by: null,
  signed_at: '2026-06-18T15:43:36.000Z',
  is_sealed: true,
};

export const evidence: Evidence = {
  signer_name: 'Мария Иванова',
  msisdn: '359888100101',
  created_at: '2026-06-18T07:05:12.000Z',
  opened_at: '2026-06-18T15:40:03.000Z',
  opened_on: 'Android',
  read_at: '2026-06-18T15:42:51.000Z',
  code_sent_at: '2026-06-18T15:43:10.000Z',
  signed_at: '2026-06-18T15:43:36.000Z',
  document_hash: 'ab'.repeat(32),
  file_hash: '9f3c41ab77d0e6b2'.padEnd(60, '3').concat('05ce'),
  level: 'B-LTA',
  verifiable_until: '2036-06-18T15:43:36.000Z',
  is_whole: true,
};

export const wholeFile: SealCheck = {
  verdict: 'whole',
  sealed_at: '2026-11-15T16:43:36.000Z',
  level: 'B-LTA',
  verifiable_until: '2036-11-12T10:00:00.000Z',
};

export function checkOf(verdict: SealVerdict): SealCheck {
  return verdict === 'whole' ? wholeFile : { verdict, sealed_at: null, level: null, verifiable_until: null };
}
