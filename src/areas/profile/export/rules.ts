export const exportHours = 24;
