import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChosenService } from '#platform/web/shell/chosen-service.ts';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { registerNetworkProtectionDialogs } from './dialogs.ts';
import { protectedServiceTypes } from './protected-service-types.ts';
import './protection.css';

registerNetworkProtectionDialogs();

type ProtectionPageProps = { back: ReactNode; children: (msisdn: string) => ReactNode };

/** The frame of the screens of a protected number. */
export function ProtectionPage({ back, children }: ProtectionPageProps) {
  const t = useTranslations('network-protection');
  const service = useChosenService();
  const isServed = service && protectedServiceTypes.includes(service.service_type);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {back}
      {isServed ? children(service.service_id) : <NothingHere title={t('no_number')} text={t('no_number_text')} />}
    </div>
  );
}
