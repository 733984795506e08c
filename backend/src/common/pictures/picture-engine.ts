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

/** The native code that reads and draws pictures, loaded with the first of them: most processes never see one. */
export const loadPictureEngine = (): ReturnType<typeof load> => (engine ??= load());
