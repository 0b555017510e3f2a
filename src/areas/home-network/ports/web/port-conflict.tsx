import { useTranslations } from 'use-intl/react';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { ListedMapping } from '../contract.ts';
import { nextFreePort, overlapping, rangeOf, reservedBy, type Claim } from '../rules.ts';

type PortConflictProps = { claim: Claim; others: readonly ListedMapping[]; onTake: (from: number) => void };

/** Why the ports are not available, and the next free ones. */
export function PortConflict({ claim, others, onTake }: PortConflictProps) {
  const t = useTranslations('port-forwarding');
  const free = nextFreePort(claim, others);
  const reserved = reservedBy(claim);
  const other = overlapping(claim, others);
  const taken = reserved ?? other;
  if (!taken) return null;
  const ports = rangeOf(taken.ExternalPort, taken.ExternalPortEndRange);
  return (
    <div className="port-conflict">
      <FieldError>
        {reserved
          ? t(`reserved_${reserved.reason}`, { ports })
          : t('used', { ports, name: other?.PortMappingDescription ?? '' })}{' '}
        {free !== null && (
          <>
            {t('free', { port: String(free) })}{' '}
            <TextButton onClick={() => onTake(free)}>{t('take', { port: String(free) })}</TextButton>
          </>
        )}
      </FieldError>
    </div>
  );
}
