import { expect, it } from 'vitest';
import { writeTicket } from './trouble-ticket.ts';

it('a ticket names the customer, unless the question is of none', () => {
  const question = { externalId: 'Q-1', title: 'Bill', facts: [], notes: [] };
  expect(writeTicket({ ...question, customerId: 7 }).relatedParty).toEqual([
    { id: '7', role: 'customer', '@referredType': 'Customer' },
  ]);
  expect(writeTicket({ ...question, customerId: null })).not.toHaveProperty('relatedParty');
});
