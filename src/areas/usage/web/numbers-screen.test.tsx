import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { Numbers } from './numbers-screen.tsx';
import { numbers, textsIn } from './stories/sample.ts';

const saved = vi.hoisted(() => [] as { file: Blob; name: string }[]);
vi.mock('#platform/web/save-file.ts', () => ({ saveFile: (file: (typeof saved)[number]) => saved.push(file) }));
vi.mock('#platform/web/portal-link.tsx', () => ({
  PortalLink: ({ to, children }: ComponentProps<'a'> & { to: string }) => <a href={to}>{children}</a>,
}));

afterEach(cleanup);

it('the file has the figures of the screen, and no cell is a formula [US-009]', async () => {
  drawWithApi(<Numbers usage={numbers} />, { texts: textsIn('bg') });
  await userEvent.click(screen.getByRole('button', { name: 'Свали като CSV' }));
  expect(saved.map(({ name }) => name)).toEqual(['usage-2026-11-17.csv']);
  const lines = (await saved[0]!.file.text()).split('\r\n');
  expect(lines[1]).toBe(`"0888100604";"'=Склад";"13004";"169";"3";"4.56";"17.11.2026 12:00"`);
  expect(lines[2]).toBe('"0888100601";"";"0";"0";"0";"0.00";"няма данни"');
});

it('a number without figures says so [US-009, US-014]', () => {
  drawWithApi(<Numbers usage={numbers} />, { texts: textsIn('bg') });
  expect(screen.getByText('няма данни')).toBeTruthy();
});
