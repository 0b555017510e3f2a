// Pages of their own: each contains its first picture, the preload links of its scripts, and requests its data before any
// script is loaded. They are those that users open most, also from a message. All other addresses share one page.

/** The addresses by the names of the pages, below the base of the portal. */
export const addressesOfPages = {
  login: '/login',
  home: '/',
  bills: '/bills',
  usage: '/usage',
  extras: '/digital-extras/select-services',
  'included-extras': '/digital-extras/included-services',
} as const;

export type PageName = keyof typeof addressesOfPages;
