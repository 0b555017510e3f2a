import { expect, it } from 'vitest';
import { preloadDialog, registerDialogs } from './dialog-registry.ts';

declare module './dialog-registry.ts' {
  interface Dialogs {
    'first-area.Error': { text: string };
    'second-area.Error': Record<never, never>;
  }
}

it('separates dialogs of the same name by area', () => {
  const loaded: string[] = [];
  const loaderOf = (area: string) => () => {
    loaded.push(area);
    return Promise.resolve(() => null);
  };
  registerDialogs('first-area', { Error: loaderOf('first-area') });
  registerDialogs('second-area', { Error: loaderOf('second-area') });
  preloadDialog('second-area.Error');
  preloadDialog('first-area.Error');
  expect(loaded).toEqual(['second-area', 'first-area']);
});

it('refuses a second registration of an area, which would overwrite the first', () => {
  const again = () => registerDialogs('first-area', { Error: () => Promise.resolve(() => null) });
  expect(again).toThrow('The dialogs of first-area are already registered');
});

it('compiles only declared dialogs', () => {
  // @ts-expect-error -- a dialog that was declared is missing
  expect(() => registerDialogs('first-area', {})).toThrow('already registered');
  // @ts-expect-error -- an area without declared dialogs
  expect(() => registerDialogs('third-area', {})).not.toThrow();
  // @ts-expect-error -- a name without its area
  expect(() => preloadDialog('Error')).toThrow('No dialog is registered');
});
