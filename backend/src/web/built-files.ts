import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import compressedFiles from 'express-static-gzip';

const YEAR_SECONDS = 31_536_000;
/** The file that the build writes when the compressed forms of all files are complete. */
const COMPLETE = '.compressed';

/**
 * Returns a handler that sends the files of the built front end: hashed assets for a year, text as the build compressed
 * it, beside each file. At the first start of the product the files are compressed after the server is ready: until all
 * are complete, the handler sends them uncompressed.
 */
export function serveBuiltFiles(folder: string): (request: Request, response: Response, next: NextFunction) => void {
  const assets = join(folder, 'assets');
  const serveStatic = {
    setHeaders: (response: ServerResponse, path: string): void => {
      const isAsset = path.includes(assets);
      response.setHeader('Cache-Control', isAsset ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  };
  const complete = join(folder, COMPLETE);
  const uncompressed = express.static(folder, { ...serveStatic, index: false });
  let compressed: ReturnType<typeof compressedFiles> | undefined;
  return (request, response, next) => {
    if (!compressed && existsSync(complete))
      compressed = compressedFiles(folder, {
        ...{ index: false, enableBrotli: true, serveStatic },
        orderPreference: ['br', 'gzip'],
      });
    (compressed ?? uncompressed)(request, response, next);
  };
}
