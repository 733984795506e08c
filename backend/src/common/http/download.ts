import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { attachment } from './content-disposition.js';

/** Prevents browsers from rendering user-supplied bytes as a page of this origin, whatever their content. */
export function forbidRendering(response: Response): void {
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** Sends an uploaded file as a download under its name. `size` is in bytes. */
export function asDownload(
  response: Response,
  { name, size, content }: { name: string; size: number; content: Readable },
): StreamableFile {
  forbidRendering(response);
  return new StreamableFile(content, {
    type: 'application/octet-stream',
    length: size,
    disposition: attachment(name),
  });
}
