import type { UnusedParts } from './leave-out.ts';

/**
 * The prefixes of properties that none of the supported browsers needs. Older ones need those of the selection, of
 * hyphens and of the size of texts (Safari), and of masks, of backgrounds cut by texts, of breaks and of lines of texts.
 */
export const EMOTION_CACHE: UnusedParts = {
  bodies: {
    prefix:
      '{ return /^(user-select|hyphens|text-size-adjust|mask|mask-[a-z]+|background-clip|box-decoration-break|text-decoration):/.test(value) ? WEBKIT + value + value : value; }',
    prefixer:
      '{ if (element.length > -1 && !element["return"] && element.type === DECLARATION) element["return"] = prefix(element.value); }',
  },
};
