import type { Language } from '@nukkad/domain/languages';

interface ScriptFace {
  /** Makes the face known. */
  importStyle: () => Promise<unknown>;
  family: string;
  /** A letter that only this face has. */
  letter: string;
}

/** The faces beside the Latin one, which is part of the first style sheet. */
const SCRIPT_FACES: Partial<Record<Language, ScriptFace>> = {
  hi: { importStyle: () => import('./fonts/devanagari.css'), family: 'Anek Devanagari Variable', letter: 'क' },
  kn: { importStyle: () => import('./fonts/kannada.css'), family: 'Anek Kannada Variable', letter: 'ಕ' },
};
/** Milliseconds after which a page is drawn without its face. */
const FACE_WAIT_MS = 2_000;

async function fetchFace({ importStyle, family, letter }: ScriptFace): Promise<void> {
  await importStyle();
  await document.fonts?.load(`500 1em '${family}'`, letter);
}

/**
 * Fetches the face of a language's script; settles when text can be drawn in it, or has to do without. A face that comes
 * later than the first text is not used on this page, so that no text moves. Never rejects: a lost face leaves the system's.
 */
export async function loadScriptFace(language: Language): Promise<void> {
  const face = SCRIPT_FACES[language];
  if (!face) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, FACE_WAIT_MS));
  await Promise.race([fetchFace(face).catch(() => undefined), late]);
}

/**
 * Makes the faces of all scripts known, for pages that show what people wrote in their own language. A face itself is
 * fetched when one of its letters is drawn.
 */
export async function knowAllScripts(): Promise<void> {
  await Promise.allSettled(Object.values(SCRIPT_FACES).map(({ importStyle }) => importStyle()));
}
