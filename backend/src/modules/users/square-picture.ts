import { AVATAR_KINDS, AVATAR_PIXELS, PICTURE_MEGAPIXELS_MAX } from '@nukkad/contract/accounts/account';
import { ConcurrencyGate } from '../../common/concurrency/concurrency-gate.js';
import { DomainError, type DomainErrorOptions, type ErrorClass } from '../../common/errors/domain-error.js';
import { loadPictureEngine } from '../../common/pictures/picture-engine.js';
import { fileKind } from '../../common/storage/file-kind.js';

const QUALITY = 82;
/** Maximum number of pictures that are decoded at once, each with up to 100 MB, and maximum number that wait. */
const AT_ONCE = 2;
const WAITING = 30;

const gate = new ConcurrencyGate(AT_ONCE, WAITING);

function refused(errorClass: ErrorClass, key: string, params: DomainErrorOptions['params']): DomainError {
  const reason = { key, ...(params ? { params } : {}) };
  return new DomainError(errorClass, key, { ...(params ? { params } : {}), fields: [{ field: 'avatar', ...reason }] });
}
const notAPicture = (): DomainError =>
  refused('unsupportedType', 'errors:fileType', { kinds: AVATAR_KINDS.join(', ') });
const tooManyPixels = (): DomainError =>
  refused('tooLarge', 'errors:tooManyPixels', { megapixels: PICTURE_MEGAPIXELS_MAX });

/**
 * Returns the middle of a picture as a small square WebP, upright, and without the camera's metadata. The type is
 * detected from the content, not from the name; 415 when it is no valid JPEG, PNG or WebP, 413 when its header states
 * too many pixels, 503 when too many wait.
 */
export async function squarePicture(content: Buffer): Promise<Buffer> {
  const kind = fileKind(content);
  if (!AVATAR_KINDS.some((known) => known === kind)) throw notAPicture();
  const sharp = await loadPictureEngine();
  return gate.run(async () => {
    const unsound = (): never => {
      throw notAPicture();
    };
    // reads the header alone; a few kilobytes may decode to gigabytes
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata().catch(unsound);
    const pixels = width * height;
    if (pixels > PICTURE_MEGAPIXELS_MAX * 1_000_000) throw tooManyPixels();
    return sharp(content, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(unsound);
  });
}
