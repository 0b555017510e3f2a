import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { DialogHost } from '#platform/web/ui/dialog/dialog-host.tsx';
import { closeDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { registrationBg } from '../../texts/bg.ts';
import type { Workflow } from '../../workflow-schema.ts';
import '../../web/frame.tsx';
import { PidAndEik } from './pid-and-eik-screen.tsx';
import { SecurityCode } from './security-code-screen.tsx';
import { ServiceNumber } from './service-number-screen.tsx';
import { workflow } from '../../web/stories/sample.ts';

const navigate = vi.fn();
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }));

const texts = { close: 'Затвори', loading: '', failedTitle: '', failedText: '', retry: '', findingOut: '' };

function drawHost() {
  render(
    <IntlProvider locale="bg" messages={{ registration: registrationBg }} timeZone="Europe/Sofia">
      <DialogHost texts={texts} />
    </IntlProvider>,
  );
}

afterEach(async () => {
  await closeDialog();
  cleanup();
});

it.each([
  ['AddServiceInfoLargeBusinessModal', 'add_large', 'RG-012'],
  ['AddServiceInfoModal', 'add_info', 'RG-013'],
  ['PidOrEikInfoClientTypeModal', 'pid_type', 'RG-015'],
  ['PidOrEikInfoModal', 'pid_info', 'RG-016'],
  ['SecurityCodeLargeBusinessModal', 'code_large', 'RG-018'],
  ['SecurityCodeModal', 'code_info', 'RG-019'],
  ['SecurityCodeSmallBusinessModal', 'code_small', 'RG-020'],
  ['ServiceNumberModal', 'number_info', 'RG-021'],
  ['ServiceNumberBelongPidModal', 'belongs', 'RG-022'],
] as const)('%s explains only "%s" [%s]', async (name, subject, _row) => {
  drawHost();
  openDialog(`registration.${name}`);
  const dialog = await screen.findByRole('dialog', { name: registrationBg[`${subject}_title`] });
  expect(dialog.textContent).toContain(registrationBg[`${subject}_text`]);
});

const company: Workflow = { ...workflow, clientType: 'SmallBusiness' };

it.each([
  ['the id', 'PidOrEikInfoModal', 'RG-016', 'id_label', 'pid_info', () => <PidAndEik workflow={null} />],
  [
    'the code of a person',
    'SecurityCodeModal',
    'RG-019',
    'code_label',
    'code_info',
    () => <SecurityCode workflow={workflow} />,
  ],
  [
    'the code of a company',
    'SecurityCodeSmallBusinessModal',
    'RG-020',
    'code_label',
    'code_small',
    () => <SecurityCode workflow={company} />,
  ],
  [
    'the number',
    'ServiceNumberModal',
    'RG-021',
    'number_label',
    'number_info',
    () => <ServiceNumber workflow={workflow} />,
  ],
] as const)('the "i" beside %s opens %s [%s]', async (_what, _name, _row, label, subject, page) => {
  render(
    <Stage language="bg" texts={{ registration: registrationBg, shell: shellBg }}>
      {page()}
      <DialogHost texts={texts} />
    </Stage>,
  );
  await userEvent.click(
    await screen.findByRole('button', { name: `${registrationBg.more}: ${registrationBg[label]}` }),
  );
  const dialog = await screen.findByRole('dialog', { name: registrationBg[`${subject}_title`] });
  expect(dialog.textContent).toContain(registrationBg[`${subject}_text`]);
});

it('CustomError shows the error [RG-014]', async () => {
  drawHost();
  openDialog('registration.CustomError', { title: 'Не стана', text: 'Фирмата не е посочила кой да одобрява.' });
  expect((await screen.findByRole('dialog')).textContent).toContain('Фирмата не е посочила кой да одобрява.');
});

it('RedirectToBSCareModal leaves with the id of the customer [RG-017, RG-053]', async () => {
  drawHost();
  openDialog('registration.RedirectToBSCareModal', { pid: '999000420' });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('999000420');
  await userEvent.click(screen.getByRole('button', { name: 'Към бизнес портала' }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith({ to: '/business-selfcare/login', search: { pid: '999000420' } }),
  );
});
