import { z } from 'zod';
import { LANGUAGES } from '../languages.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.js';
import { plainText, queryNumber, uuid } from '../primitives.js';

/** My papers, the newest first; `engagementId`: those about one piece of work. */
export const ListPapersQuerySchema = z.strictObject({
  engagementId: uuid.optional(),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListPapersQuery = z.infer<typeof ListPapersQuerySchema>;

/** The language of a file. */
export const GetPaperPdfQuerySchema = z.strictObject({ language: z.enum(LANGUAGES) });
export type GetPaperPdfQuery = z.infer<typeof GetPaperPdfQuerySchema>;
