// The navigation of a screen: the router's, or that of home, which starts without the router.

import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import type { ServiceType } from '#platform/service-type.ts';

/** A page of the portal, such as /bills. */
export type Destination = { to: string; search?: Record<string, string> | undefined };

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Destination;

export type Navigation = {
  /** The page of the current address. */
  path: string;
  /** The service in the address. */
  msisdn: string | undefined;
  /** The service types of the screen; all by default. */
  serves: readonly ServiceType[] | undefined;
  Link: ComponentType<LinkProps>;
  goTo(destination: Destination): Promise<void>;
};

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('NavigationContext is missing above this component');
  return navigation;
}

/** A link keeps the chosen service unless it names another. */
export function searchOf({ search }: Destination, msisdn: string | undefined): Record<string, string> {
  return { ...(msisdn && { msisdn }), ...search };
}
