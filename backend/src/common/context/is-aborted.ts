import type { Request } from 'express';

/** Returns whether the caller hung up before the whole request had arrived. */
export const isAborted = (request: Request): boolean => request.destroyed && !request.complete;
