// Icons of user actions. Each is the outline of one 24 by 24 drawing.

export const copyIcon =
  'M10.8 8.4h6.8a2.4 2.4 0 0 1 2.4 2.4v6.8a2.4 2.4 0 0 1-2.4 2.4h-6.8a2.4 2.4 0 0 1-2.4-2.4v-6.8a2.4 2.4 0 0 1 2.4-2.4zM15.6 8.4V6.4A2.4 2.4 0 0 0 13.2 4H6.4A2.4 2.4 0 0 0 4 6.4v6.8a2.4 2.4 0 0 0 2.4 2.4h2';
export const shareIcon =
  'M12 14.6V3.6M7.8 7.4 12 3.4l4.2 4M5 12.6V18a2.4 2.4 0 0 0 2.4 2.4h9.2A2.4 2.4 0 0 0 19 18v-5.4';
export const editIcon = 'M4.4 19.6l.8-4L15.6 5.2a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.4 18.8zM13.8 7l3.2 3.2';
export const trashIcon =
  'M4.6 7h14.8M9.4 7V4.6h5.2V7M6.6 7l.8 12a1.6 1.6 0 0 0 1.6 1.5h6a1.6 1.6 0 0 0 1.6-1.5l.8-12M10.4 11v5.6M13.6 11v5.6';
export const downloadIcon = 'M12 4v11M7.8 11 12 15.2 16.2 11M5 19.6h14';
export const slidersIcon =
  'M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9M13.1 7.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM6.1 16.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z';
export const listIcon = 'M8.6 6.4h11M8.6 12h11M8.6 17.6h11M4.4 6.4h.01M4.4 12h.01M4.4 17.6h.01';
export const portsIcon = 'M4 7h9M4 17h6M16.5 3.8 20 7l-3.5 3.2M13.5 13.8 10 17l3.5 3.2M13 7h7M10 17h10';
export const mailIcon =
  'M5.6 5.2h12.8a2.4 2.4 0 0 1 2.4 2.4v8.8a2.4 2.4 0 0 1-2.4 2.4h-12.8a2.4 2.4 0 0 1-2.4-2.4v-8.8a2.4 2.4 0 0 1 2.4-2.4zM4 7l8 6 8-6';
export const pinIcon =
  'M12 21c4.4-4.4 6.6-8 6.6-11a6.6 6.6 0 0 0-13.2 0c0 3 2.2 6.6 6.6 11zM9.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z';
export const printIcon =
  'M7 8.6V4.2h10v4.4M7 17.4H5.4A1.9 1.9 0 0 1 3.5 15.5v-5A1.9 1.9 0 0 1 5.4 8.6h13.2a1.9 1.9 0 0 1 1.9 1.9v5a1.9 1.9 0 0 1-1.9 1.9H17M7 14h10v6.4H7z';
