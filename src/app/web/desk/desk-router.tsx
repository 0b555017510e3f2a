// The routes of the operator desk.

import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { DeskFrame } from '#areas/operator-desk/web/desk-frame.tsx';
import { signedOutDeskScreens, deskScreens } from '#areas/operator-desk/web/routes.tsx';
import { OutcomeCheck } from '#platform/web/api/outcome-check.tsx';
import { ToastHost } from '#platform/web/ui/states/toast-host.tsx';
import { deskBase } from '#platform/web-base.ts';

const root = createRootRoute({ component: DeskRoot });
const frame = createRoute({ getParentRoute: () => root, id: 'desk', component: DeskFrame });

export function createDeskRouter() {
  return createRouter({
    routeTree: root.addChildren([...signedOutDeskScreens(root), frame.addChildren(deskScreens(frame))]),
    basepath: deskBase,
    trailingSlash: 'never',
  });
}

function DeskRoot() {
  const t = useTranslations('shell');
  return (
    <>
      <Outlet />
      <OutcomeCheck />
      <ToastHost texts={{ region: t('messages'), close: t('close') }} />
    </>
  );
}
