import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import type { PortalParent } from '#platform/web/portal-context.ts';
import { extrasAddress } from '../addresses.ts';

const shortAddresses = [
  '/select-services',
  '/select-services/details',
  '/select-services/home-assistance/address',
  '/included-services',
  '/traffic-packages',
];

/** Links without the section of the address lead to the same screens. */
export function shortExtrasAddresses(root: PortalParent): AnyRoute[] {
  return shortAddresses.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: ({ search }) => {
        throw redirect({ to: extrasAddress(path), search });
      },
    }),
  );
}
