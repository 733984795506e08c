import type { Request } from 'express';

/** The caller hung up before the whole request was here. */
export const hasLeft = (request: Request): boolean => request.destroyed && !request.complete;
