import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { dismissToast, shownToasts } from '#platform/web/ui/states/toast-store.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { Device } from '../contract.ts';
import { InternetChoices } from '../devices/web/internet-choices.tsx';
import { homeNetworkBg } from '../texts/bg.ts';
import { homePeopleBg } from '../texts/home.bg.ts';
import { registerNetworkDialogs } from './dialogs.ts';
import { device, msisdn } from './stories/sample.ts';
import { GuestForm } from '../guest/web/guest-form.tsx';

registerNetworkDialogs();

afterEach(async () => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
  await closeDialog();
});

const texts = { 'home-network': homeNetworkBg, 'home-people': homePeopleBg };
const off: Device = { ...device, IsOnline: false };
const guest = { ...device.Guest!, IsActive: false };
const [console] = device.HomeDevices;

const { accepted_offline: later, guest_started: started, device_pausing: pausing } = homePeopleBg;
const guestForm = (router: Device) => <GuestForm msisdn={msisdn} device={router} guest={guest} />;
const internet = (router: Device) => <InternetChoices msisdn={msisdn} router={router} device={console!} />;

it.each([
  ['the guest network of a router that is online', guestForm(device), homePeopleBg.guest_start, started],
  ['the guest network of a router that is offline', guestForm(off), homePeopleBg.guest_start, later],
  ['a device of a router that is online', internet(device), homePeopleBg.device_hour, pausing],
  ['a device of a router that is offline', internet(off), homePeopleBg.device_hour, later],
])('an accepted change of %s says when it takes effect', async (_, form, press, said) => {
  drawWithApi(form, { api: { call: () => Promise.resolve() }, texts });
  await userEvent.click(screen.getByRole('button', { name: press }));
  await waitFor(() => expect(shownToasts().map(({ text }) => text)).toEqual([said.replace('{name}', console!.Name)]));
});
