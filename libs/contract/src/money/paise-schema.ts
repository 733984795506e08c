import { z } from 'zod';
import { isPaiseText, parsePaise } from './paise.js';

/** Characters of the longest amount: a sign and 19 digits. */
const PAISE_TEXT_MAX = 20;
/** The pattern of an integer without leading zeros; JSON numbers are not exact from 2^53 on. */
const PAISE_TEXT = /^(?:0|-?[1-9]\d{0,18})$/;

/** An amount of paise in JSON where null is allowed, which the contract states without a name. */
export const paiseText = z
  .string()
  .max(PAISE_TEXT_MAX)
  .regex(PAISE_TEXT, { abort: true })
  .refine(isPaiseText, 'number');

/** An amount of paise in JSON: an integer as text, within the bounds of a `bigint` column. */
export const PaiseSchema = paiseText.meta({ id: 'Paise' });

/** An amount of paise in JSON that becomes a `bigint`: for requests and for answers of providers. */
export const paiseAmount = PaiseSchema.transform(parsePaise);
