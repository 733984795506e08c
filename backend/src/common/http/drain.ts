import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/**
 * Drain phase of this process: it still answers calls but attracts no new ones. Readiness is withdrawn, and each
 * response closes its connection, so that the next request of a client opens a new one to another process.
 */
@Injectable()
export class Drain {
  private readonly open = new Set<Response>();
  private hasBegun = false;

  get begun(): boolean {
    return this.hasBegun;
  }

  /** Starts the drain phase, which applies to running calls as well. */
  begin(): void {
    this.hasBegun = true;
    for (const response of this.open) closeConnection(response);
  }

  /** Tracks every response, as the outermost middleware. */
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
