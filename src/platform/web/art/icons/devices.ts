// Icons of devices and places. Each is the outline of one 24 by 24 drawing.

export const cameraIcon =
  'M4 8.4h10.4a1.8 1.8 0 0 1 1.8 1.8v5.4a1.8 1.8 0 0 1-1.8 1.8H4a1.6 1.6 0 0 1-1.6-1.6V10A1.6 1.6 0 0 1 4 8.4zM16.2 11.6l5-2.6v8l-5-2.6';
export const gameIcon =
  'M7.6 7.6h8.8a5 5 0 0 1 4.9 4.2l.5 3.6a2.6 2.6 0 0 1-4.7 1.9L15.6 15H8.4l-1.5 2.3a2.6 2.6 0 0 1-4.7-1.9l.5-3.6a5 5 0 0 1 4.9-4.2zM8.4 9.8v3M6.9 11.3h3M15.8 10.4h.01M17.6 12.2h.01';
export const serverIcon =
  'M5.8 4h12.4a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-12.4a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM5.8 13h12.4a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-12.4a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM7.4 7.5h.01M7.4 16.5h.01M11 7.5h5.4M11 16.5h5.4';
export const monitorIcon =
  'M5 4.4h14a2 2 0 0 1 2 2v7.8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7.8a2 2 0 0 1 2-2zM12 16.2v3.6M8 19.8h8';
export const tabletIcon =
  'M7 2.8h10a2.4 2.4 0 0 1 2.4 2.4v13.6a2.4 2.4 0 0 1-2.4 2.4h-10a2.4 2.4 0 0 1-2.4-2.4v-13.6a2.4 2.4 0 0 1 2.4-2.4zM4.6 17h14.8M12 19.1h.01';
export const laptopIcon =
  'M6.4 5h11.2a1.8 1.8 0 0 1 1.8 1.8v6.8a1.8 1.8 0 0 1-1.8 1.8h-11.2a1.8 1.8 0 0 1-1.8-1.8v-6.8a1.8 1.8 0 0 1 1.8-1.8zM2.6 19h18.8';
export const companyIcon =
  'M4 20.4V6.4L12 3.6v16.8M12 9h6.4a1.6 1.6 0 0 1 1.6 1.6v9.8M3 20.4h18M7.2 9h1.6M7.2 12.6h1.6M7.2 16.2h1.6M15.2 13h1.6M15.2 16.6h1.6';
