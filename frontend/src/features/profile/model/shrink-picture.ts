import { AVATAR_PIXELS } from '@nukkad/contract/accounts/account';

/**
 * Size from which pictures are shrunk, because those from a phone often exceed the server's limit; smaller ones are
 * sent unchanged.
 */
const LARGE_BYTES = 500_000;
/** Edge of the sent picture: enough for the server to cut a sharp square. */
const EDGE = AVATAR_PIXELS * 3;
const QUALITY = 0.9;

/** Returns the picture shrunk on the device; unchanged if it is small, or if the device cannot do it. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= LARGE_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, EDGE / Math.min(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return small ?? file;
  } catch {
    return file;
  }
}
