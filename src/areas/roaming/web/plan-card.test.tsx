import { Dialog } from '@base-ui/react/dialog';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDialog, currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { registerRoamingDialogs } from './dialogs.ts';
import { ActivePlanUsageDialog } from './dialogs/active-plan-usage-dialog.tsx';
import { DeactivateInfoDialog } from './dialogs/deactivate-info-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { flowOf } from './plan-flow.ts';
import {
  balkans,
  callMe,
  details,
  freedom,
  msisdn,
  revolution,
  roaming,
  textsIn,
  twoBalkans,
} from './stories/sample.ts';

registerRoamingDialogs();

afterEach(async () => {
  cleanup();
  await closeDialog();
});

function draw(children: ReactNode) {
  drawWithApi(children, { texts: { ...textsIn('bg') } });
}

const drawDialog = (dialog: ReactNode) =>
  draw(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>{dialog}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
  );

const [first, second] = twoBalkans.packages as [(typeof twoBalkans.packages)[0], (typeof twoBalkans.packages)[0]];

describe('the card of a plan', () => {
  it('lists its packages with their last days, and stops the clicked one', () => {
    draw(
      <PlanCard plan={twoBalkans} roaming={{ ...roaming, roaming_plans: [freedom, twoBalkans] }} details={details} />,
    );
    const stops = screen.getAllByRole('button', { name: /^Спри/ });
    expect(stops.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Спри: Балкани · 7 дни, до 19.11.2026',
      'Спри: Балкани · 7 дни, чака първото свързване',
    ]);
    act(() => stops[1]!.click());
    expect(currentDialog()).toMatchObject({
      name: 'roaming.DeactivateInfo',
      props: { running: second, others: [{ running: first }] },
    });
  });

  it('of an active plan shows its price', () => {
    draw(<PlanCard plan={{ ...revolution, is_active: true, active_count: 1 }} roaming={roaming} details={details} />);
    expect(screen.getByText('Активен')).toBeTruthy();
    expect(document.querySelector('.plan-state .price')?.textContent).toContain('2,99');
  });

  it('is disabled with a reason while another change of the number is pending', () => {
    draw(<PlanCard plan={revolution} roaming={{ ...roaming, has_request: true }} details={details} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Смени на този/ }).disabled).toBe(true);
    expect(screen.getByText('Изчакай, докато завърши текущата промяна.')).toBeTruthy();
  });

  it.each([
    ['a package', balkans],
    ['an additional tariff', callMe],
  ])('of %s is disabled with a reason while the number has no main plan', (_, plan) => {
    draw(<PlanCard plan={plan} roaming={{ ...roaming, is_roaming_active: false }} details={details} />);
    const activate = screen.getByRole<HTMLButtonElement>('button', { name: /^Активирай/ });
    expect(activate.disabled).toBe(true);
    const reason = document.getElementById(activate.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Първо активирай основен план. Без него роумингът е изключен.');
  });

  it('of a main plan can be activated while roaming is off', () => {
    const off = { ...roaming, roaming_plans: [revolution], is_roaming_active: false };
    draw(<PlanCard plan={revolution} roaming={off} details={details} />);
    act(() => screen.getByRole('button', { name: /: Роуминг Революция$/ }).click());
    expect(currentDialog()).toMatchObject({ name: 'roaming.RoamingRevolutionInfo' });
  });
});

describe('the dialog before the end of', () => {
  it('one package shows which one, what is lost and that the other stays', () => {
    const others = [{ plan: twoBalkans, running: second }];
    drawDialog(<DeactivateInfoDialog msisdn={msisdn} plan={twoBalkans} running={first} others={others} />);
    expect(screen.getByText(/до 19\.11\.2026\. Губиш 1,1 GB и 48 мин/)).toBeTruthy();
    expect(screen.getByText('Другият ти пакет от този план остава.')).toBeTruthy();
  });

  it('roaming shows the paid packages and what is left in them', () => {
    const others = twoBalkans.packages.map((running) => ({ plan: twoBalkans, running }));
    drawDialog(<DeactivateInfoDialog msisdn={msisdn} plan={freedom} running={null} others={others} />);
    expect(screen.getByText('„Балкани · 7 дни“ (до 19.11.2026): губиш 1,1 GB и 48 мин.')).toBeTruthy();
    expect(screen.getByText('„Балкани · 7 дни“ (чака първото свързване): губиш 3 GB и 60 мин.')).toBeTruthy();
  });
});

describe('the usage of a package', () => {
  const another = () => screen.queryByRole('button', { name: 'Вземи още един' });
  const most = /^Имаш 5 от този пакет\. Повече наведнъж не може\.$/;

  it.each([
    [4, true],
    [5, false],
  ])('with %i of it running offers another one: %s', (count, isOffered) => {
    drawDialog(<ActivePlanUsageDialog {...flowOf({ ...twoBalkans, active_count: count }, roaming, details)} />);
    expect(another() !== null).toBe(isOffered);
    expect(screen.queryByText(most) === null).toBe(isOffered);
  });
});
