// The stops of the tour: subject, user and screen.

export type TourStop = {
  picture: string;
  who: string | null;
  path: string;
  width: number;
  theme: 'light' | 'dark';
  language: 'bg' | 'en';
};

const desktop = 1280;
const phone = 390;
const usual = { width: desktop, theme: 'light', language: 'bg' } as const;

export const stops: readonly TourStop[] = [
  { ...usual, picture: 'home', who: 'maria', path: '/my-a1/' },
  {
    ...usual,
    picture: 'extras',
    who: 'maria',
    path: '/my-a1/digital-extras/select-services?msisdn=359888100101',
  },
  {
    ...usual,
    picture: 'roaming',
    who: 'maria',
    path: '/my-a1/roaming?msisdn=359888100101&country=TR',
    width: phone,
  },
  {
    ...usual,
    picture: 'router',
    who: 'maria',
    path: '/my-a1/home-network-module?msisdn=100000100301',
    theme: 'dark',
  },
  {
    ...usual,
    picture: 'documents',
    who: 'desislava',
    path: '/my-a1/e-signing/contracts',
    language: 'en',
  },
  { ...usual, picture: 'profile', who: 'maria', path: '/my-a1/my-profile', width: phone, theme: 'dark' },
  {
    ...usual,
    picture: 'protection',
    who: 'elena',
    path: '/my-a1/network-protection?msisdn=359888100301',
    language: 'en',
  },
  { ...usual, picture: 'registration', who: null, path: '/my-a1/registration/email-and-password', width: phone },
];
