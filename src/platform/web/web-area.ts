// The browser side of an area: everything the portal collects from it. `src/app/web/areas.ts` lists the areas.

import type { AnyRoute } from '@tanstack/react-router';
import type { SearchPage } from '#platform/search.ts';
import type { TextLoaders } from './i18n/text-loaders.ts';
import type { PortalParent } from './portal-context.ts';

type Screens = (parent: PortalParent) => AnyRoute[];

export type WebArea = {
  /** The same as on the server. */
  name: string;
  texts: TextLoaders;
  screens: {
    /** For signed-in users, inside the bars. */
    personal?: Screens;
    /** For everybody, inside the bars. */
    open?: Screens;
    /** For everybody, with a frame of their own but with dialogs and data. */
    bare?: Screens;
    /** For everybody, with nothing around them. */
    root?: Screens;
  };
  search?: () => Promise<readonly SearchPage[]>;
};

export function defineWebArea(area: WebArea): WebArea {
  return area;
}
