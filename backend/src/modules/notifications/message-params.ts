import type { Language } from '@nukkad/contract/languages';
import { shortenWords } from '@nukkad/contract/messages/text-messages';
import { formatBriefDateTime, formatDate, formatDateTime, formatShortDate } from '../../common/dates/format-date.js';
import { translate } from '../../common/i18n/translate.js';
import type { Param, Params, StoredParam, StoredParams } from './message.js';

function storedParam(param: Param): StoredParam {
  if (typeof param === 'string' || typeof param === 'number') return param;
  if (param instanceof Date) return { at: param.toISOString() };
  if ('day' in param) return { day: param.day.toISOString() };
  return param.params ? { key: param.key, params: storedParams(param.params) } : { key: param.key };
}

/** Returns params in the database's format. */
export const storedParams = (params: Params): StoredParams =>
  Object.fromEntries(Object.entries(params).map(([name, param]) => [name, storedParam(param)]));

/** Formats of moments and days: with the day of the week, or without it where each character costs. */
const FORMATS = {
  full: { moment: formatDateTime, day: formatDate },
  brief: { moment: formatBriefDateTime, day: formatShortDate },
} as const;
export type ParamFormat = keyof typeof FORMATS;

function wordedParam(param: StoredParam, language: Language, format: ParamFormat): string | number {
  if (typeof param !== 'object') return param;
  if ('at' in param) return FORMATS[format].moment(new Date(param.at), language);
  if ('day' in param) return FORMATS[format].day(new Date(param.day), language);
  return translate(language, param.key, wordedParams(param.params ?? {}, language, format));
}

/** Legacy name under which interviews stored their time as a number; existing rows still contain it. */
const BARE_MOMENT = 'at';

/** Returns params for `translate`: moments, days and nested texts are formatted in `language`. */
export const wordedParams = (
  params: StoredParams,
  language: Language,
  format: ParamFormat = 'full',
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      name === BARE_MOMENT && typeof param === 'number'
        ? FORMATS[format].moment(new Date(param), language)
        : wordedParam(param, language, format),
    ]),
  );

/**
 * Matches money, phone numbers and similar figures, which must not be shortened, because that changes their meaning.
 */
const FIGURES = /^(?=.{1,24}$).*\d{3}/u;

function shortenedParam(param: StoredParam, most: number): StoredParam {
  if (typeof param === 'string') return FIGURES.test(param) ? param : shortenWords(param, most);
  return typeof param === 'object' && 'key' in param && param.params
    ? { key: param.key, params: shortenedParams(param.params, most) }
    : param;
}

/** Returns params in which texts of people, titles, names and places have at most `most` characters. */
export const shortenedParams = (params: StoredParams, most: number): StoredParams =>
  Object.fromEntries(Object.entries(params).map(([name, param]) => [name, shortenedParam(param, most)]));
