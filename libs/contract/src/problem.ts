import { z } from 'zod';

/**
 * Body of every error response (`application/problem+json`, RFC 9457). `detail` is a sentence for the user; `current`
 * is the state that a conflicting change would have overwritten.
 */
export const ProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int32(),
    detail: z.string(),
    code: z.string().optional(),
    current: z.unknown().optional(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof ProblemSchema>;
