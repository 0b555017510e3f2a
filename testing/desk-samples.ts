// Valid requests of the operator desk, for the tests that cover all calls.

import type { Sample } from './sample.ts';

const nobodysKey = `999.${'A'.repeat(43)}`;

export const deskSamples: Record<string, () => Sample> = {
  signInAtDesk: () => ({ body: { name: 'nobody', password: 'unknown', code: '000000' } }),
  deskSignInOptions: () => ({}),
  startDeskVisit: () => ({}),
  answerDeskVisit: () => ({ body: { state: 'x'.repeat(43), code: 'x' } }),
  whoIsAtDesk: () => ({}),
  leaveDesk: () => ({}),
  beginEnrolment: () => ({ body: { key: nobodysKey } }),
  completeEnrolment: () => ({ body: { key: nobodysKey, password: 'unknown', code: '000000' } }),
  findTexts: () => ({ query: { search: 'title' } }),
  readText: () => ({ params: { feature: 'home', key: 'page' } }),
  catalogueKinds: () => ({}),
  catalogueItems: () => ({ params: { kind: 'extras' } }),
  countHolders: () => ({ params: { kind: 'extras' }, body: { item: ['20107'] } }),
  changeCatalogue: () => ({
    params: { kind: 'roaming-plans' },
    body: {
      item: ['66866'],
      adds: false,
      values: [{ field: 'name_en', was: 'Roaming Freedom', value: 'Three' }],
      begins_on: '2027-12-01',
    },
  }),
  listProposals: () => ({}),
  approveProposal: () => ({ params: { proposal: '999999' } }),
  rejectProposal: () => ({ params: { proposal: '999999' } }),
  cancelCatalogueChange: () => ({ params: { change: '999999' } }),
  findCustomers: () => ({ body: { search: '0888100101' } }),
  readCustomer: () => ({ params: { customer: '1' } }),
  addNote: () => ({ params: { customer: '1' }, body: { text: 'Обади се за сметката.' } }),
  revealPid: () => ({ params: { customer: '1' } }),
  liftCodeLock: () => ({ params: { customer: '1' }, body: { guarded: 'number:359888100101' } }),
  endCustomerSessions: () => ({ params: { customer: '999999' }, body: { account: 1 } }),
  listFailures: () => ({}),
  retryMessage: () => ({ params: { message: '999999999' } }),
  retryMessageGroup: () => ({ body: { group: '0'.repeat(64) } }),
  retryJobGroup: () => ({ body: { group: '0'.repeat(64) } }),
  retryJob: () => ({ params: { job: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999' } }),
  changeText: () => ({
    params: { feature: 'shell', key: 'skip' },
    body: { language: 'en', text: 'Another', was: 'Skip to content', begins_on: '2027-12-01' },
  }),
  cancelTextChange: () => ({ params: { change: '999999' } }),
};
