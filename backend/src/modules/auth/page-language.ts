import { asLanguage, type Language, negotiateLanguage } from '@nukkad/contract/languages';
import type { Request } from 'express';
import type { AppConfig } from '../../config/environment.js';
import { readCookie } from './cookies.js';

/**
 * Returns the language of a server-made page: the one just chosen on it, else the one that the application requested,
 * else an earlier choice, else the browser's.
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
