import { createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { PortalParent } from '#platform/web/portal-context.ts';

/** The screens inside the frame of the desk. */
export function deskScreens(frame: PortalParent) {
  const screen = <Name extends string>(path: string, load: () => Promise<Record<Name, () => ReactNode>>, name: Name) =>
    createRoute({ getParentRoute: () => frame, path, component: lazyScreen(load, name) });
  return [
    createRoute({
      getParentRoute: () => frame,
      path: '/',
      component: lazyScreen(() => import('./first-screen.tsx'), 'FirstScreen'),
    }),
    screen('/approvals', () => import('../approval/web/approvals-screen.tsx'), 'ApprovalsScreen'),
    screen('/catalogue', () => import('../catalogue/web/catalogue-screen.tsx'), 'CatalogueScreen'),
    screen('/catalogue/$kind', () => import('../catalogue/web/catalogue-screen.tsx'), 'CatalogueScreen'),
    screen('/catalogue/$kind/$item', () => import('../catalogue/web/item-screen.tsx'), 'ItemScreen'),
    screen('/customers', () => import('../care/web/customers-screen.tsx'), 'CustomersScreen'),
    screen('/customers/$customer', () => import('../care/web/customer-screen.tsx'), 'CustomerScreen'),
    screen('/questions', () => import('../questions/web/questions-screen.tsx'), 'QuestionsScreen'),
    screen('/questions/$question', () => import('../questions/web/question-screen.tsx'), 'QuestionScreen'),
    screen('/failures', () => import('../care/web/failures-screen.tsx'), 'FailuresScreen'),
    screen('/texts', () => import('../wording/web/texts-screen.tsx'), 'TextsScreen'),
    screen('/texts/$feature/$key', () => import('../wording/web/text-screen.tsx'), 'TextScreen'),
  ];
}

/** The screens before the sign-in. */
export function signedOutDeskScreens(root: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => root,
      path: '/enrol',
      component: lazyScreen(() => import('../entrance/web/enrol-screen.tsx'), 'EnrolScreen'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/identity-provider',
      component: lazyScreen(() => import('../entrance/web/identity-provider-screen.tsx'), 'IdentityProviderScreen'),
    }),
  ];
}
