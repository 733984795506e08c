import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/**
 * The time in which this process still answers, but wants nothing new: readiness is withdrawn, and each answer closes its
 * connection, so that whoever asks again does so on a new one, to another process.
 */
@Injectable()
export class Drain {
  private readonly open = new Set<Response>();
  private hasBegun = false;

  get begun(): boolean {
    return this.hasBegun;
  }

  /** From now on, calls that are being answered included. */
  begin(): void {
    this.hasBegun = true;
    for (const response of this.open) closeConnection(response);
  }

  /** Middleware for every answer; the outermost. */
  watch(_request: Request, response: Response, next: NextFunction): void {
    if (this.hasBegun) closeConnection(response);
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    next();
  }
}

function closeConnection(response: Response): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
