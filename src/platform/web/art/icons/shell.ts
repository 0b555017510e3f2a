// Icons of the shell and the first screens. Each is the outline of one 24 by 24 drawing.

export const homeIcon = 'M4 11.2 12 4l8 7.2V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20v-5.5h5V20';
export const billsIcon = 'M6 3.6h12v16.8l-3-2-3 2-3-2-3 2zM9.2 8.4h5.6M9.2 12.4h5.6';
export const usageIcon =
  'M4.6 17.6a8.8 8.8 0 1 1 14.8 0M12 14.2l4-4.8M10.9 14.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z';
export const extrasIcon =
  'M5.8 3.8h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM5.8 13.4h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM15.4 13.4h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM17 3.6v7.2M13.4 7.2h7.2';
export const networkIcon =
  'M2.8 9.4a13.4 13.4 0 0 1 18.4 0M6 13a8.8 8.8 0 0 1 12 0M9.1 16.4a4.3 4.3 0 0 1 5.8 0M11.45 19.4a.55 .55 0 1 0 1.1 0a.55 .55 0 1 0-1.1 0z';
export const roamingIcon =
  'M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM3.6 12h16.8M12 3.4c3 2.6 4 5.4 4 8.6s-1 6-4 8.6c-3-2.6-4-5.4-4-8.6s1-6 4-8.6z';
export const profileIcon = 'M7.8 8.2a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM4.2 20.4c.8-4 3.8-6 7.8-6s7 2 7.8 6';
export const bellIcon = 'M6 10a6 6 0 0 1 12 0c0 5 2 6.4 2 6.4H4S6 15 6 10zM10 19.6a2.2 2.2 0 0 0 4 0';
export const chevronDownIcon = 'M6.5 9.5l5.5 5.5 5.5-5.5';
export const chevronRightIcon = 'M9.5 6l6 6-6 6';
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6';
export const arrowIcon = 'M4.5 12h15M13.5 6l6 6-6 6';
export const checkIcon = 'M5 12.6l4.6 4.6L19 7.4';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const moonIcon = 'M19.6 14.4A8 8 0 1 1 9.6 4.4a6.4 6.4 0 0 0 10 10z';
export const sunIcon =
  'M12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8zM12 2.8v1.6M12 19.6v1.6M2.8 12h1.6M19.6 12h1.6M5.5 5.5l1.1 1.1M17.4 17.4l1.1 1.1M18.5 5.5l-1.1 1.1M6.6 17.4l-1.1 1.1';
export const helpIcon =
  'M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7M12 16.6h.01';
export const searchIcon = 'M4.2 10.8a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0zM15.8 15.8l4.6 4.6';
export const eyeIcon =
  'M2.6 12S6 5.8 12 5.8 21.4 12 21.4 12 18 18.2 12 18.2 2.6 12 2.6 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z';
export const eyeOffIcon =
  'M9.4 6.2A9 9 0 0 1 12 5.8c6 0 9.4 6.2 9.4 6.2a16 16 0 0 1-2.6 3.3M14 14a2.8 2.8 0 0 1-4-4M6 7.6A15.5 15.5 0 0 0 2.6 12S6 18.2 12 18.2a9 9 0 0 0 4.2-1M4 4l16 16';
export const warnIcon = 'M12 4.2 21 19.6H3zM12 10.2v4M12 16.9h.01';
export const infoIcon = 'M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 11v5M12 8h.01';
export const lockIcon =
  'M7.4 10.4h9.2a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1-2.4 2.4h-9.2a2.4 2.4 0 0 1-2.4-2.4v-5.2a2.4 2.4 0 0 1 2.4-2.4zM8.2 10.4V7.6a3.8 3.8 0 0 1 7.6 0v2.8';
export const keyIcon =
  'M3.6 15.4a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM11.2 12.2l8.2-8.2M16 7.4l2.8 2.8M13.4 10l1.8 1.8';
export const offlineIcon =
  'M6 13a8.8 8.8 0 0 1 5-2.3M9.1 16.4a4.3 4.3 0 0 1 5.8 0M2.8 9.4A13.4 13.4 0 0 1 8 6.3M12.4 5.9a13.4 13.4 0 0 1 8.8 3.5M15.6 11.5A8.8 8.8 0 0 1 18 13M4 3.6l16 16';
export const retryIcon = 'M19.6 12a7.6 7.6 0 1 1-2.4-5.5M19.8 3.6v4.2h-4.2';
export const signOutIcon = 'M10 4.2H6.6a2 2 0 0 0-2 2v11.6a2 2 0 0 0 2 2H10M15 7.6l4.4 4.4-4.4 4.4M19.4 12H9.6';
