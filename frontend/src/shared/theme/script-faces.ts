import { type Language, LANGUAGES } from '@nukkad/domain/languages';

/** Fetches the face of a language's script; Latin is part of the first style sheet. A lost face leaves the system's. */
export async function loadScriptFace(language: Language): Promise<void> {
  try {
    if (language === 'hi') await import('./fonts/devanagari.css');
    if (language === 'kn') await import('./fonts/kannada.css');
  } catch {
    return;
  }
}

/**
 * Makes the faces of all scripts known, for pages that show what people wrote in their own language. A face itself is
 * fetched when one of its letters is drawn.
 */
export async function knowAllScripts(): Promise<void> {
  await Promise.all(LANGUAGES.map(loadScriptFace));
}
