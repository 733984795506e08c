import type { Language } from '@nukkad/domain/languages';

/** A narrow letter and a wide one of the scripts whose faces come beside the Latin one, which is part of the first style sheet. */
const LETTERS: Partial<Record<Language, string>> = { hi: 'रझ', kn: 'ರಮ' };
/** Their faces; a letter is drawn in the one that has it. */
const FACES = "500 1em 'Anek Devanagari Variable', 'Anek Kannada Variable'";
/** Milliseconds after which a page is drawn without its face. */
export const FACE_WAIT_MS = 2_000;

const importStyles = (): Promise<unknown> => import('./fonts/scripts.css');

/** Settles with the work, or when it takes too long. Never rejects: a lost face leaves the system's. */
const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, FACE_WAIT_MS))]);

/**
 * Fetches the face of a language's script; settles when text can be drawn in it, or has to do without. A face that comes
 * later than the first text is not used on this page, so that no text moves. Never rejects.
 */
export async function loadScriptFace(language: Language): Promise<void> {
  const letters = LETTERS[language];
  if (letters) await inTime(importStyles().then(() => document.fonts?.load(FACES, letters)));
}

/**
 * Makes the faces of all scripts known, for pages that show what people wrote in their own language. A face itself is
 * fetched when one of its letters is drawn. Never rejects.
 */
export const loadScriptStyles = (): Promise<unknown> => inTime(importStyles());

/**
 * Fetches the faces of every script in a text before it is drawn, for what people print: names in another script than that of the page.
 * Settles when the text can be drawn, or has to do without. Never rejects.
 */
export const loadFacesOf = (text: string): Promise<unknown> =>
  inTime(importStyles().then(() => document.fonts?.load(FACES, text)));

/**
 * Shows the face of a document's script although it comes late, where the system drew boxes because it has none: then every
 * letter is as wide as any other. The rule for that stands in the document, for a medium that is none. Nobody reads boxes:
 * the page goes until it can be drawn anew, so that nothing moves before somebody's eyes.
 */
export async function fillBoxes(language: Language): Promise<void> {
  const rule = document.querySelector<HTMLStyleElement>('style[media]');
  const letters = LETTERS[language];
  if (!rule || !letters) return;
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = FACES;
  const [narrow, wide] = [...letters].map((letter) => pen.measureText(letter).width);
  if (narrow !== wide) return;
  const { style } = document.body;
  style.display = 'none';
  rule.media = '';
  await inTime(document.fonts.load(FACES, letters));
  style.display = '';
}
