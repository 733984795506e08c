import { z } from 'zod';
import { plainText } from '../primitives.js';

/** Maximum length of the key of a message. */
const KEY_MAX = 200;

/** Query of a report about a text message: the key that the message was sent with; none for an answer of a person. */
export const SmsReportQuerySchema = z.strictObject({ delivery: plainText(KEY_MAX).optional() });
