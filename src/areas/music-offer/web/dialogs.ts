import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { KnownListener } from './known-listener.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'music-offer.MusicActivationSuccess': KnownListener;
    'music-offer.MusicModify': KnownListener;
    'music-offer.MusicVerify': { isAgain?: boolean };
  }
}

export function registerMusicDialogs(): void {
  registerDialogs('music-offer', {
    MusicActivationSuccess: async () =>
      (await import('./dialogs/music-activation-success-dialog.tsx')).MusicActivationSuccessDialog,
    MusicModify: async () => (await import('./dialogs/music-modify-dialog.tsx')).MusicModifyDialog,
    MusicVerify: async () => (await import('./dialogs/music-verify-dialog.tsx')).MusicVerifyDialog,
  });
}
