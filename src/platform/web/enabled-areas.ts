// Which areas this installation offers: links to the others are not shown.

import { createContext, use } from 'react';
import type { PortalConfiguration } from './configuration.ts';

export type IsAreaEnabled = (name: string) => boolean;

export const EnabledAreasContext = createContext<IsAreaEnabled>(() => true);

export function useIsAreaEnabled(): IsAreaEnabled {
  return use(EnabledAreasContext);
}

export function enabledAreasOf({ area_settings }: Pick<PortalConfiguration, 'area_settings'>): IsAreaEnabled {
  const disabled = new Set((area_settings['disabled_areas'] ?? '').split(','));
  return (name) => !disabled.has(name);
}
