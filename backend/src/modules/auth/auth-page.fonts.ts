import { createRequire } from 'node:module';
import type { Language } from '@nukkad/contract/languages';
import type { NextFunction, Request, Response } from 'express';
import { PROVIDER_PATH } from './identity-provider-settings.js';

/** Path of the fonts of server-made pages. */
export const FONTS_PATH = `${PROVIDER_PATH}/fonts`;
const YEAR_SECONDS = 31_536_000;

interface Face {
  family: string;
  file: string;
  range: string;
}

/** The product's fonts, one for each script, as the pages of the application load them. */
const FACES: Readonly<Record<string, Face>> = {
  latin: {
    family: 'Anek Latin',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    // without the joiners, which belong to the Indic faces
    range: 'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200E-206F, U+20AC, U+2122',
  },
  devanagari: {
    family: 'Anek Devanagari',
    file: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    range: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20B9, U+25CC, U+A830-A839, U+A8E0-A8FF',
  },
  kannada: {
    family: 'Anek Kannada',
    file: '@fontsource-variable/anek-kannada/files/anek-kannada-kannada-wght-normal.woff2',
    range: 'U+0951-0952, U+0964-0965, U+0C80-0CF3, U+1CD0, U+200C-200D, U+20B9, U+25CC, U+A830-A835',
  },
};

const SCRIPT_FACE = { hi: 'devanagari', kn: 'kannada' } as const;

/**
 * CSS rules with which browsers load a font when its script is on the page; a late font is used on the next page only,
 * so that no text moves.
 */
export const FONT_RULES = Object.entries(FACES)
  .map(
    ([name, { family, range }]) => `@font-face {
  font-family: "${family}"; font-style: normal; font-display: optional; font-weight: 100 800;
  src: url("${FONTS_PATH}/${name}.woff2") format("woff2"); unicode-range: ${range};
}`,
  )
  .join('\n');

/** Returns the fonts that a page in a language preloads with its style sheet for its first text. */
export const facesOf = (language: Language): string[] =>
  ['latin', ...(language === 'en' ? [] : [SCRIPT_FACE[language]])].map((name) => `${FONTS_PATH}/${name}.woff2`);

/** Serves the faces by the names in FONT_RULES. */
export function serveFonts(request: Request, response: Response, next: NextFunction): void {
  const face = FACES[/^\/(\w+)\.woff2$/.exec(request.path)?.[1] ?? ''];
  if (!face) return next();
  response.set('Cache-Control', `public, max-age=${YEAR_SECONDS}`);
  response.sendFile(createRequire(import.meta.url).resolve(face.file));
}
