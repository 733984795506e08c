/** The only readers for pictures from outside; the engine supports many more formats. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let engine: ReturnType<typeof load> | undefined;

/** Loads the native code that reads and draws pictures, with the first picture: most processes need none. */
export const loadPictureEngine = (): ReturnType<typeof load> => (engine ??= load());
