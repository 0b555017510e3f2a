import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.ts';
import type { LoaderArguments, PortalParent } from '#platform/web/portal-context.ts';

type DocumentsSearch = { activeTab?: string; documentId?: string };

export function esigningScreens(personal: PortalParent) {
  const documentsAt = (path: string) =>
    createRoute({
      getParentRoute: () => personal,
      path,
      validateSearch: (search: Record<string, unknown>): DocumentsSearch => search as DocumentsSearch,
      beforeLoad: ({ context }: LoaderArguments) => context.texts('e-signing'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadDocuments(context),
      component: lazyScreen(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
    });
  return [
    documentsAt('/e-signing'),
    documentsAt('/e-signing/contracts'),
    createRoute({
      getParentRoute: () => personal,
      path: '/e-signing/activation',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('e-signing'),
      loader: async ({ context }: LoaderArguments) => (await import('./loader.ts')).loadActivation(context),
      component: lazyScreen(() => import('../activation/web/activation-screen.tsx'), 'ActivationScreen'),
    }),
  ];
}

/** Public: the terms and the file check. */
export function openEsigningScreens(open: PortalParent) {
  return [
    createRoute({
      getParentRoute: () => open,
      path: '/e-signing/terms',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('e-signing'),
      component: lazyScreen(() => import('../activation/web/terms-screen.tsx'), 'TermsScreen'),
    }),
    createRoute({
      getParentRoute: () => open,
      path: '/e-signing/check',
      beforeLoad: ({ context }: LoaderArguments) => context.texts('e-signing'),
      component: lazyScreen(() => import('../verification/web/check-screen.tsx'), 'CheckScreen'),
    }),
  ];
}
