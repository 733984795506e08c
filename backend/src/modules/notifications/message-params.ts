import type { Language } from '@nukkad/domain/languages';
import { formatDate, formatDateTime } from '../../common/dates/format-date.js';
import { translate } from '../../common/i18n/translate.js';
import type { Param, Params, StoredParam, StoredParams } from './message.js';

function storedParam(param: Param): StoredParam {
  if (typeof param === 'string' || typeof param === 'number') return param;
  if (param instanceof Date) return { at: param.toISOString() };
  if ('day' in param) return { day: param.day.toISOString() };
  return param.params ? { key: param.key, params: storedParams(param.params) } : { key: param.key };
}

/** Params in the form in which the database keeps them. */
export const storedParams = (params: Params): StoredParams =>
  Object.fromEntries(Object.entries(params).map(([name, param]) => [name, storedParam(param)]));

function wordedParam(param: StoredParam, language: Language): string | number {
  if (typeof param !== 'object') return param;
  if ('at' in param) return formatDateTime(new Date(param.at), language);
  if ('day' in param) return formatDate(new Date(param.day), language);
  return translate(language, param.key, wordedParams(param.params ?? {}, language));
}

/** Interviews once kept their moment as a number under this name, which rows that stand already still have. */
const BARE_MOMENT = 'at';

/** Params as `translate` takes them: moments, days and other texts are in words of `language`. */
export const wordedParams = (params: StoredParams, language: Language): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      name === BARE_MOMENT && typeof param === 'number'
        ? formatDateTime(new Date(param), language)
        : wordedParam(param, language),
    ]),
  );
