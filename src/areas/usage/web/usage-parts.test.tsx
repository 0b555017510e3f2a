import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { bytesInGigabyte } from '../constants.ts';
import { AllowanceCard } from './allowances.tsx';
import { BlockSwitch } from './block-switch.tsx';
import { Control } from './control.tsx';
import { DaysOf } from './days.tsx';
import { FairUseCard } from './fair-use-card.tsx';
import { OutsidePlan } from './outside-plan.tsx';
import {
  dataAllowance,
  days,
  endedAllowance,
  msisdn,
  oldPackage,
  textsIn,
  unlimitedCalls,
  usage,
  usageOfUser,
} from './stories/sample.ts';
import { UsageTitle } from './usage-title.tsx';

vi.mock('#platform/web/portal-link.tsx', () => ({
  PortalLink: ({ to, children }: ComponentProps<'a'> & { to: string }) => <a href={to}>{children}</a>,
}));
vi.mock('#platform/web/shell/shell-data.ts', () => ({
  useShellPerson: () => ({ services: [{ service_type: 'MobilePhone' }, { service_type: 'MobilePhone' }] }),
}));

afterEach(cleanup);

const draw = (element: React.ReactNode) => drawWithApi(element, { texts: textsIn('bg') });
const pageText = () => document.body.textContent.replaceAll('\u00a0', ' ');

describe('the title', () => {
  it.each([
    ['what is left and until when', [dataAllowance], 'Остават ти 3,1 GB до 30.11.2026'],
    ['what is left of one', [{ ...dataAllowance, left: bytesInGigabyte }], 'Остава ти 1 GB до 30.11.2026'],
    ['what has ended', [endedAllowance, dataAllowance], '„Нощен интернет“ свърши'],
    ['that nothing is limited', [unlimitedCalls], 'Без лимит до 30.11.2026'],
    ['that no allowance is known', [], 'Няма данни за включени минути и мегабайти'],
  ])('says %s [US-001]', (_, allowances, title) => {
    draw(<UsageTitle usage={{ ...usage, allowances }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent.replaceAll('\u00a0', ' ')).toBe(title);
  });

  it('has the forecast, and the age by the clock of the server [US-002, US-004]', () => {
    draw(<UsageTitle usage={usage} />);
    expect(pageText()).toContain('С темпото от последните седем дни свършват на 24.11.2026.');
    expect(pageText()).toContain('Последни данни: преди 12 минути.');
  });

  it.each([
    [{ is_old: true }, /отпреди повече от 24 часа: от 17\.11\.2026 12:00/],
    [{ is_source_away: true }, /последните известни, от 17\.11\.2026 12:00/],
  ])('marks figures that are %o [US-002, US-012]', (more, mark) => {
    draw(<UsageTitle usage={{ ...usage, ...more }} />);
    expect(pageText()).toMatch(mark);
  });

  it('leads owners to all their numbers, and only them [US-009, US-010]', () => {
    draw(<UsageTitle usage={usage} />);
    expect(screen.getByRole('link', { name: 'Всички номера' })).toBeTruthy();
    cleanup();
    draw(<UsageTitle usage={usageOfUser} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('an allowance', () => {
  it('has a meter that says the percent and the amounts [US-001]', () => {
    draw(<AllowanceCard allowance={dataAllowance} usage={usage} />);
    const label = screen.getByRole('meter').getAttribute('aria-label')!.replaceAll('\u00a0', ' ');
    expect(label).toBe('Използвани са 84%, остават 3,1 GB от 20 GB');
    expect(pageText()).toContain('Свършва на 24.11.2026. До 30.11.2026.');
    expect(pageText()).toContain('преди 12 минути');
  });

  it('without a limit has its use and no meter [US-001]', () => {
    draw(<AllowanceCard allowance={unlimitedCalls} usage={usage} />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(pageText()).toContain('Използвани: 142 мин.');
  });

  it('of a package has its name, and an old figure its moment [US-001, US-002]', () => {
    draw(<AllowanceCard allowance={oldPackage} usage={usage} />);
    expect(pageText()).toContain('Пакет „Балкани 1 GB“');
    expect(pageText()).toContain('Данни от 15.11.2026 10:00');
  });
});

describe('the days', () => {
  it('have the same figures as a chart and as a table [US-003]', async () => {
    draw(<DaysOf days={days} owner />);
    expect(screen.getByRole('img').getAttribute('aria-label')!.replaceAll('\u00a0', ' ')).toBe(
      'Интернет от 01.11.2026 до 17.11.2026. Най-много на 13.11.: 800 MB.',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Таблица' }));
    const table = screen.getByRole('table');
    const cells = (row: HTMLElement) => row.textContent.replaceAll('\u00a0', ' ');
    const rows = within(table).getAllByRole('row').map(cells);
    expect(rows).toHaveLength(18);
    expect(rows[0]).toBe('ДенИнтернетРазговориИзвън плана');
    expect(rows.find((row) => row.startsWith('13.11.'))).toContain('800 MB');
    expect(rows.find((row) => row.startsWith('05.11.'))).toContain('3,90 EUR');
  });

  it('of a user who is not the owner have no costs [US-010]', async () => {
    draw(<DaysOf days={days} owner={false} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Таблица' }));
    expect(screen.queryByRole('columnheader', { name: 'Извън плана' })).toBeNull();
  });

  it('of a period without use say so [US-003]', async () => {
    draw(<DaysOf days={days} owner />);
    await userEvent.click(screen.getByRole('radio', { name: 'Миналият' }));
    expect(screen.getByText('През този период няма потребление.')).toBeTruthy();
  });
});

describe('the cost outside the plan', () => {
  it('has the package that would have covered it, its price and the saving [US-005]', () => {
    draw(<OutsidePlan usage={usage} />);
    expect(pageText()).toContain('„30 минути по света“ (30 мин) щеше да го покрие за 2,90 EUR (5,67 BGN).');
    expect(pageText()).toContain('С 0,22 EUR (0,43 BGN) по-малко.');
    expect(pageText()).toContain('Можеш да ги спреш по-долу.');
  });

  it('is a sentence without amounts for users who are not the owner [US-010]', () => {
    draw(<OutsidePlan usage={usageOfUser} />);
    expect(pageText()).not.toMatch(/EUR|BGN/);
  });
});

it.each([
  ['the owner', usage.fair_use!, /\(19,16 EUR.*2026 г\. \(1,10 EUR/],
  ['other users', usageOfUser.fair_use!, /^(?!.*EUR).*правилата на ЕС/],
])('the fair use is explained to %s [US-007, US-010]', (_, fairUse, text) => {
  draw(<FairUseCard fairUse={fairUse} />);
  expect(pageText()).toMatch(/Използваш поне 34,8 GB в ЕС/);
  expect(pageText()).toMatch(text);
});

describe('a block', () => {
  const block = { block: 'premium', is_on: false, state: 'done' } as const;
  const switchOf = () => screen.getByRole<HTMLInputElement>('switch');

  it.each([
    [
      'a pending one',
      { ...block, state: 'pending' as const },
      true,
      /Мрежата го променя. Дотогава е разрешено\./,
      true,
    ],
    ['a failed one', { ...block, state: 'failed' as const }, false, /Последната промяна не стана/, false],
    ['another change', block, true, /изпълнява друга промяна/, true],
    ['a finished one', block, false, /добавена стойност/, false],
  ])('of %s says its state [US-008]', (_, shown, hasRequest, note, isDisabled) => {
    draw(<BlockSwitch msisdn={msisdn} block={shown} owner hasRequest={hasRequest} />);
    expect(pageText()).toMatch(note);
    expect([switchOf().checked, switchOf().disabled]).toEqual([false, isDisabled]);
  });

  it('is closed to users who are not the owner, and alerts are not shown to them [US-010]', () => {
    draw(<Control usage={usageOfUser} />);
    expect(screen.getAllByRole<HTMLInputElement>('switch').every(({ disabled }) => disabled)).toBe(true);
    expect(screen.queryByRole('heading', { name: 'Известия' })).toBeNull();
    expect(pageText()).toContain('Само титулярят ги променя.');
  });
});
