import { Injectable } from '@nestjs/common';
import { UPLOAD_MAX_BYTES } from '@nukkad/contract/limits';
import type { Request } from 'express';
import { unavailable } from '../errors/common.errors.js';

/** Bytes of uploads in memory at once; assembling their parts needs up to twice as much. */
const AT_ONCE_BYTES = 6 * UPLOAD_MAX_BYTES;
const WAIT_MS = 5000;
const MOST_WAITING = 100;

interface Waiting {
  bytes: number;
  start: () => void;
}

/**
 * Bounds the memory of uploads in this process. Uploads that exceed it wait unread, in order and for seconds. An upload
 * that waits longer, or arrives when too many wait, receives 503 with a request to retry.
 */
@Injectable()
export class UploadMemory {
  private used = 0;
  private readonly waiting: Waiting[] = [];

  /**
   * Reserves the memory for `request`, of which at most `most` bytes are read; returns the function that releases it.
   */
  async reserve(request: Request, most = UPLOAD_MAX_BYTES): Promise<() => void> {
    const bytes = sizeOf(request, most);
    if (this.waiting.length > 0 || this.used + bytes > AT_ONCE_BYTES) await this.wait(bytes, request);
    else this.used += bytes;
    let isTaken = true;
    return () => {
      if (isTaken) this.release(bytes);
      isTaken = false;
    };
  }

  private wait(bytes: number, request: Request): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw unavailable();
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        request.off('close', leave);
      };
      const place: Waiting = { bytes, start: () => (settle(), resolve()) };
      const leave = (): void => {
        settle();
        this.waiting.splice(this.waiting.indexOf(place), 1);
        reject(unavailable());
        this.startNext(); // a smaller one after it may fit
      };
      const timer = setTimeout(leave, WAIT_MS);
      request.once('close', leave);
      this.waiting.push(place);
    });
  }

  private release(bytes: number): void {
    this.used -= bytes;
    this.startNext();
  }

  private startNext(): void {
    for (let next = this.waiting[0]; next && this.used + next.bytes <= AT_ONCE_BYTES; next = this.waiting[0]) {
      this.waiting.shift();
      this.used += next.bytes;
      next.start();
    }
  }
}

/** Returns the maximum size of a request: its declared length, or the most that is read of it. */
function sizeOf(request: Request, most: number): number {
  const declared = Number(request.get('content-length') ?? most);
  return Math.min(declared, most);
}
