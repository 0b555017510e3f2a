import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

export function helpScreens(shell: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => shell,
      path: '/help',
      beforeLoad: ({ context }: LoaderArguments) =>
        Promise.all([context.texts('help'), context.texts('help-answers')]).then(() => undefined),
      component: lazyScreen(() => import('./help-screen.tsx'), 'HelpScreen'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/help/$questionId',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('help'),
      component: lazyScreen(() => import('./question-screen.tsx'), 'QuestionScreen'),
    }),
  ];
}
