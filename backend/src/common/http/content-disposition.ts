import { create } from 'content-disposition';

/** Returns a Content-Disposition that saves a file under `name` (RFC 6266). */
export const attachment = (name: string): string => create(name.toWellFormed());
