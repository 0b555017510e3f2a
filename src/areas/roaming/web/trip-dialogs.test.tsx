import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { KeepTripDialog } from './dialogs/keep-trip-dialog.tsx';
import { SuccessActivationDialog } from './dialogs/success-activation-dialog.tsx';
import { countryQuery, roamingQuery } from './queries.ts';
import { msisdn, roaming, textsIn, today, turkey } from './stories/sample.ts';

afterEach(cleanup);

const nobody = {} as never;

function draw(dialog: ReactNode, trip = roaming.trip) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(countryQuery(nobody, 'bg', msisdn, 'TR').queryKey, turkey);
  client.setQueryData(roamingQuery(nobody, 'bg', msisdn).queryKey, { ...roaming, trip });
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>{dialog}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { texts: { ...textsIn('bg') }, client },
  );
}

const trip = roaming.trip!;

it.each([
  ['names the day of its reminder', trip.remind_on, ' На 18.12.2026 ще ти напомним със SMS на 0888 100 101.'],
  ['promises no reminder if none will be sent', null, ''],
])('the success of a saved trip %s', (_, remindOn, promised) => {
  const success = { msisdn, country: trip.country, from: trip.starts_on, to: trip.ends_on };
  draw(<SuccessActivationDialog kind="trip" {...success} />, { ...trip, remind_on: remindOn });
  const text = screen.getByText(/^Турция, /).textContent.replaceAll('\u00a0', ' ');
  expect(text).toBe(`Турция, 20.12.2026 – 27.12.2026.${promised}`);
});

it.each([
  ['2026-11-20', 'Ще ти напомним за него със SMS на 18.11.2026.'],
  ['2026-11-18', 'Ще ти напомним за него със SMS на 16.11.2026.'],
  ['2026-11-17', null],
  ['2026-11-16', null],
])('on 15 November a trip from %s promises: %s', (startsOn, promised) => {
  draw(<KeepTripDialog msisdn={msisdn} countryId="TR" today={today} trip={null} />);
  fireEvent.change(screen.getByLabelText('От'), { target: { value: startsOn } });
  const text = screen.getByText(/^Пазим едно пътуване за номера\./).textContent;
  expect(text).toBe(['Пазим едно пътуване за номера.', promised].filter(Boolean).join(' '));
});
