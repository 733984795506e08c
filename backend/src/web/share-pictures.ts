import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Language } from '@nukkad/contract/languages';
import { uuid } from '@nukkad/contract/primitives';
import type { PublicJob } from '@nukkad/contract/jobs/public-jobs';
import type { NextFunction, Request, Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TtlCache } from '../common/concurrency/ttl-cache.js';
import { escapeMarkup } from '../common/http/markup.js';
import type { AppLogger } from '../common/observability/app-logger.js';
import { loadPictureEngine } from '../common/pictures/picture-engine.js';
import type { PublicJobsReadModel } from '../modules/jobs/jobs.public.js';
import { LocalRateLimit } from './local-rate-limit.js';
import { loadRenderer, type PictureText, type SharePicture } from './page-renderer.js';
import { languageOf, namesLanguage } from './public-documents.js';

const FOLDER = '/pictures';
/** Cache lifetime of a picture in seconds, in this process and for its clients. */
const KEPT_SECONDS = 3600;
const KEPT_MAX = 100;
/** Maximum number of pictures rendered per second; further requests receive the picture of the product. */
const RENDERS_PER_SECOND_MAX = 4;
const JOB_PICTURE = /^\/jobs\/([^/]+)\.png$/;
const PRODUCT_PICTURE = '/home.png';
const NOT_FOUND = 404;
/**
 * The faces, in the same folder as the backgrounds. They contain no names, so that the engine identifies each by its
 * file name.
 */
const FACES = ['anek-latin-core', 'anek-latin-rest', 'anek-latin-ext', 'anek-devanagari', 'anek-kannada'];
const FAMILIES = FACES.join(', ');
/** One point is one pixel. */
const DPI = 72;

/** Response to a request for a picture. A substitute picture is not cached, in this process or by clients. */
interface Answer {
  picture: Buffer | null;
  isDrawnFor: boolean;
}

/**
 * The preview pictures that chats and social networks show with a link: of a job, or of the product. They contain only
 * content of the public page.
 */
export class SharePictures {
  private readonly answers = new TtlCache<Answer>({
    ...{ seconds: KEPT_SECONDS, most: KEPT_MAX },
    isCacheable: ({ isDrawnFor }) => isDrawnFor,
  });
  private readonly renderLimit = new LocalRateLimit(RENDERS_PER_SECOND_MAX);
  private faces: Promise<void> | undefined;

  /** `folder` is the folder of the built front end. */
  constructor(
    private readonly folder: string,
    private readonly jobs: Pick<PublicJobsReadModel, 'findJob'>,
  ) {}

  /**
   * Returns the picture of a job as PNG, or the picture of the product under overload. Null if the job does not exist
   * or is no longer public.
   */
  async drawJobPicture(id: string, language: Language): Promise<Answer> {
    if (!uuid.safeParse(id).success) return { picture: null, isDrawnFor: false };
    const key = `${language}/${id.toLowerCase()}`;
    return this.answers.getOrLoad(key, async () => {
      const job = await this.jobs.findJob(id).catch(() => null);
      if (!job) return { picture: null, isDrawnFor: false };
      if (!this.renderLimit.tryTake()) return { ...(await this.drawProductPicture(language)), isDrawnFor: false };
      return { picture: await this.render(language, job), isDrawnFor: true };
    });
  }

  /** Returns the picture of every page that is not a job's, as PNG. */
  drawProductPicture(language: Language): Promise<Answer> {
    return this.answers.getOrLoad(language, async () => ({ picture: await this.render(language), isDrawnFor: true }));
  }

  private async render(language: Language, job?: PublicJob): Promise<Buffer> {
    const { describePicture } = await loadRenderer(this.folder);
    const picture = await describePicture(language, job);
    this.faces ??= this.loadFaces();
    await this.faces;
    return this.compose(picture);
  }

  /** Registers the faces with the engine, which retains each file that it has drawn with. */
  private async loadFaces(): Promise<void> {
    const sharp = await loadPictureEngine();
    for (const face of FACES) {
      const fontfile = join(this.folder, '.pictures', `${face}.ttf`);
      await sharp({ text: { text: 'a', font: FAMILIES, fontfile, dpi: DPI } })
        .raw()
        .toBuffer();
    }
  }

  private async compose({ background, texts }: SharePicture): Promise<Buffer> {
    const sharp = await loadPictureEngine();
    const drawn: { input: Buffer; left: number; top: number }[] = [];
    for (const text of texts) drawn.push({ input: await this.drawText(text), left: text.left, top: text.top });
    const file = join(this.folder, '.pictures', `${background}.png`);
    return sharp(await readFile(file))
      .composite(drawn)
      .png({ compressionLevel: 9 })
      .toBuffer();
  }

  /**
   * Draws a text in the first of its sizes that fits; text that does not fit in the last size is cut off at the bottom.
   */
  private async drawText({ text, width, height, sizes, weight, colour }: PictureText): Promise<Buffer> {
    const sharp = await loadPictureEngine();
    let last: Buffer | undefined;
    for (const size of sizes) {
      const font = `${FAMILIES}, ${weight} ${size}`;
      const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
      const { data, info } = await sharp({
        text: { text: markup, font, width, dpi: DPI, rgba: true, wrap: 'word-char' },
      })
        .png()
        .toBuffer({ resolveWithObject: true });
      if (info.height <= height && info.width <= width) return data;
      const crop = { left: 0, top: 0, width: Math.min(info.width, width), height: Math.min(info.height, height) };
      last = await sharp(data).extract(crop).png().toBuffer();
    }
    if (!last) throw new Error('A text of a picture needs a size.');
    return last;
  }
}

/** Serves `/pictures/home.png` and `/pictures/jobs/<id>.png`, with `?lang=`. */
export function serveSharePictures(app: NestExpressApplication, pictures: SharePictures, logger: AppLogger): void {
  app.use(FOLDER, async (request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request;
    const [, id] = JOB_PICTURE.exec(path) ?? [];
    if (!['GET', 'HEAD'].includes(method) || (id === undefined && path !== PRODUCT_PICTURE)) return next();
    const language = languageOf(request);
    try {
      const { picture, isDrawnFor } = await (id === undefined
        ? pictures.drawProductPicture(language)
        : pictures.drawJobPicture(id, language));
      if (!picture) {
        response.status(NOT_FOUND).end();
        return;
      }
      if (!namesLanguage(request)) response.vary('Accept-Language, Cookie');
      response.setHeader('Cache-Control', isDrawnFor ? `public, max-age=${KEPT_SECONDS}` : 'no-store');
      response.type('png').send(picture);
    } catch (error) {
      logger.error({ event: 'picture.failed', path }, error as Error);
      next(error);
    }
  });
}
