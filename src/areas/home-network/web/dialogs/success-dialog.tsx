import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

export type SuccessProps = {
  text: string;
  /** The target of its button: the map of the home, or the rules. */
  leadsTo: 'network' | 'rules';
};

/** Says what was accepted and when it takes effect. */
export function SuccessDialog({ text, leadsTo }: SuccessProps) {
  const t = useTranslations('home-network');
  const ports = useTranslations('port-forwarding');
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t('success_title')}
      text={text}
      actions={
        leadsTo === 'network' ? <ToNetwork words={t('to_network')} /> : <CloseAction words={ports('to_rules')} />
      }
    />
  );
}

function ToNetwork({ words }: { words: string }) {
  const { navigate } = useRouter();
  const go = async () => {
    await closeDialog();
    await navigate({ to: '/home-network-module', search: (now: object) => now });
  };
  return (
    <Button kind="primary" tall wide onClick={() => void go()}>
      {words}
    </Button>
  );
}
