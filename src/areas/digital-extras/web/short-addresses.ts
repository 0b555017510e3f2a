/** Short addresses of the screens, kept for links that leave out their section. */
export const shortAddresses: readonly string[] = [
  '/select-services',
  '/select-services/details',
  '/select-services/home-assistance/address',
  '/included-services',
  '/traffic-packages',
];
