import type { Language } from '@nukkad/contract/languages';

/**
 * A narrow letter and a wide one of each script with a web font of its own; none of Latin, whose font is part of the
 * first style sheet.
 */
const LETTERS: Record<Language, string> = { en: '', hi: 'रझ', kn: 'ರಮ' };
/** Their web fonts; a letter is drawn in the font that contains it. */
const FACES = "500 1em 'Anek Devanagari Variable', 'Anek Kannada Variable'";
/** Milliseconds after which a page is drawn without its web font. */
export const FACE_WAIT_MS = 2_000;

/** Font of the system alone. */
const SYSTEM = '500 1em sans-serif';

/** Rules that use a font only if it is there before the first text, so that no text moves. */
const importStyles = (): Promise<unknown> => import('./fonts/scripts.css');
/** Rules that also use a font that arrives after the page was drawn. */
const importLateStyles = (): Promise<unknown> => import('./fonts/scripts-late.css');
const fetchFaces = (letters: string): Promise<unknown> | undefined => document.fonts?.load(FACES, letters);
const applyLateStyles = (letters: string): Promise<unknown> => importLateStyles().then(() => fetchFaces(letters));

/** Returns whether a font draws letters of different widths alike, as a system without a font for the script does. */
function drawsBoxes(font: string, letters: string): boolean {
  // without the list of fonts, nothing could be loaded either
  const pen = document.fonts && document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  pen.font = font;
  const [narrow, wide] = [...letters].map((letter) => pen.measureText(letter).width);
  return narrow === wide;
}

/** Resolves with the work, or after a timeout. Never rejects: without the web font the system's font is used. */
const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, FACE_WAIT_MS))]);

/**
 * Fetches the web font of a language's script; resolves when text can be drawn in it, or after a timeout. A browser
 * does not use an optional font that arrives after a page was drawn, so other rules apply once it is there. If it
 * arrives later than the timeout, it is used only where the system draws boxes: elsewhere the text would move. Never
 * rejects.
 */
export async function loadScriptFace(language: Language): Promise<void> {
  const letters = LETTERS[language];
  if (!letters) return;
  let isLate = false;
  const used = importStyles()
    .then(() => fetchFaces(letters))
    .then(() => (isLate && !drawsBoxes(SYSTEM, letters) ? undefined : applyLateStyles(letters)));
  await inTime(used);
  isLate = true;
}

/**
 * Loads the style sheets of the fonts of all scripts, for pages with users' texts in their own languages. The browser
 * fetches a font itself when one of its letters is drawn, and does not use it on this page if it arrives late, so that
 * no text moves. Never rejects.
 */
export const loadScriptStyles = (): Promise<unknown> => inTime(importStyles());

/**
 * Fetches the fonts of every script in a text before it is printed, because names may be in another script than the
 * page. Resolves when the text can be drawn, or after a timeout. Never rejects.
 */
export const loadFacesOf = (text: string): Promise<unknown> =>
  inTime(
    importStyles()
      .then(() => fetchFaces(text))
      .then(() => applyLateStyles(text)),
  );

/**
 * Shows the web font of a document's script, although it arrives late, if the system has no font for the script and
 * drew boxes: every letter then has the same width. The document contains the font's rule for a medium that never
 * matches. Boxes are unreadable anyway, so the page is hidden until it can be redrawn, and no layout shift is visible.
 */
export async function fillBoxes(language: Language): Promise<void> {
  const rule = document.querySelector<HTMLStyleElement>('style[media]');
  const letters = LETTERS[language];
  if (!rule || !letters) return;
  if (!drawsBoxes(FACES, letters)) return;
  const { style } = document.body;
  style.display = 'none';
  rule.media = '';
  await inTime(document.fonts.load(FACES, letters));
  style.display = '';
}
