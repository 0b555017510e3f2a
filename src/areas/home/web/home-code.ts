// The code of home that downloads when home is opened.

export const homeCode = {
  screen: () => import('./home-screen.tsx'),
  skeleton: () => import('./home-skeleton.tsx'),
  loader: () => import('./loader.ts'),
};

/** From every screen users return to home, also without a connection and if they opened another address first. */
export const loadHomeCode = () => Promise.all([homeCode.screen(), homeCode.skeleton(), homeCode.loader()]);
