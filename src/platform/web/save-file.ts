/** Downloads a file, like a link. */
export function saveFile({ file, name }: { file: Blob; name: string }): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the URL by the next tick.
  setTimeout(() => URL.revokeObjectURL(address));
}
