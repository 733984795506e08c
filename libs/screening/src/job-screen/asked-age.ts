import { clausesOf } from '../message-screen/reading.js';
import { alternatives, anyOf } from './words.js';

const AGE = `(?:${alternatives(`age aged ages age_group age_limit umar umr umra vayassu vayasu उम्र आयु ವಯಸ್ಸು* ವಯಸ್ಸಿ* ವಯೋಮಿತಿ*`)})`;
const YEARS = `(?:${alternatives(`years year yrs yr saal sal varsha साल वर्ष* ವರ್ಷ* ವಯಸ್ಸ*`)})`;
/** Ages from the minimum working age to retirement: other figures are ages of children or numbers of things. */
const N = String.raw`(?<![\d.])(?:1[6-9]|[2-6]\d)(?![\d.]\d|\d|\s?(?:%|k\b|km|kg))`;
const SPAN = String.raw`${N}\s*(?:-|–|—|to|and|se|से|rinda|ರಿಂದ|till)\s*${N}`;
const MOST = `(?:${alternatives(`below under maximum max upto up_to less_than younger_than not_older_than not_more_than within`)})`;

const SHAPES: readonly RegExp[] = [
  new RegExp(`${AGE}[^\\d]{0,24}${SPAN}`, 'u'),
  new RegExp(`${SPAN}\\s*(?:${YEARS}|${AGE})`, 'u'),
  new RegExp(`(?<![\\p{L}])${MOST}(?:\\s*${AGE})?\\s*[:=]?\\s*(?:is\\s*)?${N}\\s*(?:${YEARS}|${AGE})`, 'u'),
  new RegExp(
    `(?<![\\p{L}])(?:maximum age|max age|age limit|not older than|age (?:below|under|upto|up to|maximum|max))[^\\d]{0,8}${N}`,
    'u',
  ),
  new RegExp(`(?:आयु सीमा|ವಯೋಮಿತಿ)[^\\d]{0,8}${N}`, 'u'),
  new RegExp(`${N}\\s*(?:${YEARS})?\\s*(?:se|से)\\s*(?:kam|niche|कम|नीचे)`, 'u'),
  new RegExp(`${N}\\s*(?:varsha|ವರ್ಷ)[\\p{L}\\p{M}]*\\s*(?:olag|ಒಳಗ|ಕಡಿಮೆ|kadime)|${N}\\s*ವರ್ಷದೊಳಗ`, 'u'),
  new RegExp(`(?<![\\p{L}])(?:above|over|older than)\\s*${N}.{0,20}(?:not|excuse|no)(?![\\p{L}])`, 'u'),
];
/** Words for people other than the worker, to whom an age belongs, and for years that are no age. */
const OTHERS =
  anyOf(`experience anubhav households respondents donors donor members children kids residents patients students players players'
  customers guests clothes warranty old_building loan service serviced अनुभव ಅನುಭವ anubhava bachche bachchon बच्च* ಮಕ್ಕಳ*`);

/**
 * Returns true if `text` (made plain) requests people of some age. A legal minimum age for a licence does not count.
 */
export const asksForAge = (text: string): boolean =>
  clausesOf(text).some((clause) => !OTHERS.test(clause) && SHAPES.some((shape) => shape.test(clause)));
