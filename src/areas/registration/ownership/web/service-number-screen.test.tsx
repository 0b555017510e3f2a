import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { registrationBg } from '../../texts/bg.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { ServiceNumber } from './service-number-screen.tsx';
import { workflow } from '../../web/stories/sample.ts';

const notYetKnown: Workflow = { ...workflow, properties: { ...workflow.properties, service_number: null } };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function openPage(given: Workflow): Promise<HTMLInputElement> {
  render(
    <Stage language="bg" texts={{ registration: registrationBg, shell: shellBg }}>
      <ServiceNumber workflow={given} />
    </Stage>,
  );
  return screen.findByRole('textbox', { name: 'Номер на услуга' });
}

it('an accepted number is in its field when the user returns', async () => {
  expect((await openPage(workflow)).value).toBe('0888\u00a0100\u00a0801');
});

it('a submitted number is kept, even if it was refused and the id is corrected', async () => {
  await userEvent.type(await openPage(notYetKnown), '0888 100 101');
  await userEvent.click(screen.getByRole('button', { name: 'Продължи' }));
  cleanup();
  expect((await openPage(notYetKnown)).value).toBe('0888 100 101');
});

it('the number of another registration in the same tab is not suggested', async () => {
  await userEvent.type(await openPage(notYetKnown), '0888 100 101');
  await userEvent.click(screen.getByRole('button', { name: 'Продължи' }));
  cleanup();
  const another = { ...notYetKnown, workflowCorrelationId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3002' };
  expect((await openPage(another)).value).toBe('');
});

it('users who are not the owner are not pointed to a bill or a router', async () => {
  await openPage({ ...notYetKnown, clientType: 'NotOwner' });
  expect(screen.getByText(registrationBg.number_aside_phone)).toBeTruthy();
  expect(screen.queryByText(registrationBg.number_aside_bill)).toBeNull();
  expect(screen.queryByText(registrationBg.number_aside_home)).toBeNull();
});
