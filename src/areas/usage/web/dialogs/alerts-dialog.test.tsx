import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { changeUsageAlerts } from '../../contract.ts';
import { msisdn, textsIn } from '../stories/sample.ts';
import { AlertsDialog } from './alerts-dialog.tsx';

vi.mock('#platform/web/portal-link.tsx', () => ({
  PortalLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function draw() {
  const call = vi.fn(() => Promise.resolve());
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <AlertsDialog msisdn={msisdn} alerts={{ amounts: [10], by_sms: true, by_email: false }} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api: { call }, texts: textsIn('bg') },
  );
  return call;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Запази' }));

it('offers push messages beside the channels, where they are of use [PK-006]', () => {
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  draw();
  const offer = screen.getByRole('link', { name: 'Получавай ги и като известия на това устройство' });
  expect(offer.getAttribute('href')).toBe('/my-profile/notifications');
});

it('sends the typed amounts and the chosen channels [US-008]', async () => {
  const call = draw();
  await userEvent.type(screen.getByRole('textbox', { name: 'Сума 2' }), '25');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Имейл до теб' }));
  await save();
  expect(call).toHaveBeenCalledWith(changeUsageAlerts, {
    params: { msisdn },
    body: { amounts: [10, 25], by_sms: true, by_email: true },
  });
});

it.each([
  ['2,5', 'Напиши цяло число от 1 до 1000.'],
  ['10', 'Тази сума вече е избрана.'],
])('%s is explained beside its field and not sent [US-008]', async (typed, error) => {
  const call = draw();
  await userEvent.type(screen.getByRole('textbox', { name: 'Сума 2' }), typed);
  expect(screen.queryByText(error)).toBeNull();
  await save();
  expect(screen.getByText(error)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});
