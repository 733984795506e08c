import { AVATAR_KINDS, AVATAR_PIXELS } from '@nukkad/domain/account';
import { DomainError } from '../../common/errors/domain-error.js';
import { fileKind } from '../../common/storage/file-kind.js';

/** Pixels that a picture may unpack to: more than phones take, less than would fill the memory. */
const INPUT_PIXELS = 60_000_000;
const QUALITY = 82;
/** The only readers that uploads reach; the engine knows many more formats. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The native code, loaded with the first picture: most processes never see one. */
let engine: ReturnType<typeof load> | undefined;

const notAPicture = (): DomainError => {
  const reason = { key: 'errors:fileType', params: { kinds: AVATAR_KINDS.join(', ') } };
  return new DomainError('unsupportedType', reason.key, {
    params: reason.params,
    fields: [{ field: 'avatar', ...reason }],
  });
};

/**
 * The middle of a picture as a small square WebP, upright, and without anything that the camera wrote into it. What it
 * is shows its content, whatever its name; 415 when it is no sound JPEG, PNG or WebP.
 */
export async function squarePicture(content: Buffer): Promise<Buffer> {
  const kind = fileKind(content);
  if (!AVATAR_KINDS.some((known) => known === kind)) throw notAPicture();
  engine ??= load();
  const sharp = await engine;
  return sharp(content, { limitInputPixels: INPUT_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw notAPicture();
    });
}
