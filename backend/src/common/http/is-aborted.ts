import type { Request } from 'express';

/** The caller hung up before the whole request was here. */
export const isAborted = (request: Request): boolean => request.destroyed && !request.complete;
