import { type Language, LANGUAGES, negotiateLanguage } from '@nukkad/domain/languages';
import type { Request } from 'express';
import type { AppConfig } from '../../config/environment.js';
import { readCookie } from './cookies.js';

/** `value` if it is a language of ours. */
export const asLanguage = (value: unknown): Language | undefined => LANGUAGES.find((language) => language === value);

/**
 * The language of a server-made page: the one just chosen on it, else the one that the application asked for, else the
 * one chosen earlier, else the browser's.
 */
export function pageLanguage(
  request: Request,
  config: AppConfig,
  wished?: { chosen?: unknown; asked?: unknown },
): Language {
  const asked = typeof wished?.asked === 'string' ? wished.asked.split(/[\s-]/, 1)[0] : undefined;
  return (
    asLanguage(wished?.chosen) ??
    asLanguage(asked) ??
    asLanguage(readCookie(request, config, 'language')) ??
    negotiateLanguage(request.get('accept-language'))
  );
}
