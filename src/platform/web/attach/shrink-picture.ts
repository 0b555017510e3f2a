// Large photos are sent smaller: a slow network would not send them in time, and their places and cameras are left out.

const largeBytes = 1_500_000;
const longestSide = 2400;
const quality = 0.85;

/** The file itself if it is small, no picture, or cannot be read here. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= largeBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
