import type { PublicJob } from '@nukkad/api-client/generated/api.gen';
import { BRAND } from '@nukkad/contract/platform/brand';
import { familyOf, JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { Language } from '@nukkad/contract/languages';
import { i18n } from '../../shared/i18n/i18n';
import { payParts } from '../../entities/job/model/pay-parts';
import { lightColours, lightFamilies } from '../../shared/theme/palette';

/** Size of the link preview image in pixels, as the large cards of chats and networks require. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Top of the area below the band, in pixels. */
const FOOT_TOP = 416;
const BAND_EDGE = { height: 44, scallop: 50 } as const;
const SIGN = { left: 924, top: 120, width: 212, height: 236 } as const;

/** One text of a picture: its position, its maximum width, and the sizes to try until its height fits. */
export interface PictureText {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  sizes: readonly number[];
  weight: 'Medium' | 'Bold' | 'Ultra-Bold';
  colour: string;
}

/** Input of a picture: a background from the build, and texts. */
export interface SharePicture {
  background: string;
  texts: PictureText[];
}

/** Background of pages other than jobs. */
const HOME = 'home';

/** The scalloped edge of the band in two colours. */
function bandEdge(): string {
  const { height, scallop } = BAND_EDGE;
  const scallops = Array.from({ length: PICTURE.width / scallop }, (_, index) => {
    const colour = index % 2 === 0 ? lightColours.primary : lightColours.accent;
    return `<circle cx="${scallop * (index + 0.5)}" cy="${height}" r="${scallop / 2}" fill="${colour}"/>`;
  });
  return `${scallops.join('')}<rect width="${PICTURE.width}" height="${height}" fill="${lightColours.primary}"/>`;
}

/** The drawing of a sprite's symbol, in white and marigold. */
function signOf(sprite: string, name: string): string {
  const [, drawing] = new RegExp(`<symbol id="${name}"[^>]*>([^]*?)</symbol>`).exec(sprite) ?? [];
  if (drawing === undefined) throw new Error(`The sprite has no ${name}.`);
  const coloured = drawing.replace(/var\(--pg-accent[^"]*"/g, `${lightColours.accent}"`);
  const { left, top, width, height } = SIGN;
  const white = lightColours.onBand;
  return (
    `<path d="M${left} ${top + height - 20}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2 - 20}a20 20 0 0 1-20 20h-${width - 40}a20 20 0 0 1-20-20z" fill="${white}" fill-opacity="0.08" stroke="${white}" stroke-width="5"/>` +
    `<g transform="translate(${left + 26} ${top + 52}) scale(5)" fill="none" stroke="${white}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" color="${white}">${coloured}</g>`
  );
}

/**
 * Returns the backgrounds of all pictures as SVG, by name: one for each category of work, and one for all other pages.
 */
export function pictureBackgrounds(sprite: string): Record<string, string> {
  const backgroundOf = (band: string, sign: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">` +
    `<rect width="100%" height="100%" fill="${lightColours.ground}"/>` +
    `<rect width="100%" height="${FOOT_TOP}" fill="${band}"/>${bandEdge()}${signOf(sprite, sign)}</svg>`;
  const families = JOB_CATEGORY_IDS.map((category): [JobCategoryId, string] => [
    category,
    backgroundOf(lightFamilies[familyOf(category)].band, `c-${category}`),
  ]);
  return { ...Object.fromEntries(families), [HOME]: backgroundOf(lightColours.primaryHover, 'n-shop') };
}

const BAND_TEXT = { left: 64, width: 820 } as const;
const brandText: PictureText = {
  ...{ text: BRAND, left: 924, top: 540, width: 220, height: 60, sizes: [44] },
  ...{ weight: 'Ultra-Bold', colour: lightColours.primary },
};

/** Returns the picture of a job: its title, its place, and its pay as the largest text. */
export function pictureOfJob(job: PublicJob, language: Language): SharePicture {
  const { amount, period } = payParts(job, i18n.getFixedT(language, 'shared'));
  const isFigure = period !== undefined;
  return {
    background: job.category,
    texts: [
      {
        ...{ text: job.title, ...BAND_TEXT, top: 100, height: 176, sizes: [66, 56, 48, 40, 32] },
        ...{ weight: 'Bold', colour: lightColours.onBand },
      },
      {
        ...{ text: `${job.company} · ${job.location}`, ...BAND_TEXT, top: 290, height: 100, sizes: [36, 32, 28] },
        ...{ weight: 'Medium', colour: lightColours.onBand },
      },
      {
        ...{
          text: amount,
          left: 64,
          top: 448,
          width: 820,
          height: 110,
          sizes: isFigure ? [100, 84, 70, 58] : [52, 44],
        },
        ...{ weight: 'Ultra-Bold', colour: lightColours.ink },
      },
      ...(isFigure
        ? [
            {
              ...{ text: period, left: 64, top: 552, width: 820, height: 56, sizes: [38] },
              ...({ weight: 'Medium', colour: lightColours.inkSoft } as const),
            },
          ]
        : []),
      brandText,
    ],
  };
}

/** The picture of every page that is no job's. */
export const pictureOfProduct = (language: Language): SharePicture => {
  const t = i18n.getFixedT(language, 'page-heads');
  return {
    background: HOME,
    texts: [
      {
        ...{ text: t('picture.title'), ...BAND_TEXT, top: 110, height: 280, sizes: [76, 66, 56] },
        ...{ weight: 'Bold', colour: lightColours.onBand },
      },
      {
        ...{ text: t('picture.text'), left: 64, top: 470, width: 820, height: 130, sizes: [44, 38, 34] },
        ...{ weight: 'Medium', colour: lightColours.ink },
      },
      brandText,
    ],
  };
};
