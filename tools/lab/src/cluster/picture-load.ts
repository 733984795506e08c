import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Violation } from '../faults/history-checker.js';

const LOOPS = 2;
const PAUSE_MS = 200;
const CALL_TIMEOUT_MS = 15_000;
/** Longest time until a call is answered. */
const ANSWERED_WITHIN_MS = 10_000;
/** Time that a restarted bucket has until all pictures are readable. */
const READABLE_WITHIN_MS = 30_000;
const SIZE = 16;

interface StoredPicture {
  cookie: string;
  path: string;
}

/** Accounts that each upload one picture during a fault. */
export class PictureLoad {
  private readonly stored: StoredPicture[] = [];
  private readonly violations: Violation[] = [];
  private uploads = 0;
  private isOver = false;
  private readonly running: Promise<void>[];

  /** Starts to upload through the port `front`; `cookieOf` returns the session of an account by its number. */
  constructor(
    private readonly front: number,
    private readonly cookieOf: (account: number) => string,
  ) {
    this.running = Array.from({ length: LOOPS }, () => this.run());
  }

  /** Ends the uploads. Returns their number, the acknowledged ones, and the violated invariants. */
  async stop(): Promise<{ uploads: number; acknowledged: number; violations: Violation[] }> {
    this.isOver = true;
    await Promise.all(this.running);
    if (this.stored.length === 0) this.report('I6', `none of ${this.uploads} uploads was accepted`);
    const contents = new Map<string, string>();
    for (const { cookie, path } of this.stored) {
      const content = await this.read(path, cookie);
      const digest = createHash('sha256').update(content).digest('hex');
      if (content.length === 0) this.report('I1', `picture ${path} was stored and is gone`);
      else if (contents.has(digest)) this.report('I3', `picture ${path} has the content of ${contents.get(digest)}`);
      contents.set(digest, path);
    }
    return { uploads: this.uploads, acknowledged: this.stored.length, violations: this.violations };
  }

  private report(invariant: 'I1' | 'I3' | 'I6', what: string): void {
    this.violations.push({ invariant, what });
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      await this.upload(this.uploads++);
      await sleep(PAUSE_MS);
    }
  }

  private async upload(number: number): Promise<void> {
    const cookie = this.cookieOf(number);
    const body = new FormData();
    body.set('avatar', new Blob([await createPicture(number)], { type: 'image/png' }), 'picture.png');
    const startedAt = performance.now();
    const response = await this.call('/api/user/avatar', { method: 'POST', body }, cookie).catch(() => null);
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds * 1000 > ANSWERED_WITHIN_MS) this.report('I6', `an upload took ${seconds.toFixed(1)} s`);
    if (!response) return;
    if (response.ok) {
      const { profileImageUrl } = (await response.json()) as { profileImageUrl: string };
      this.stored.push({ cookie, path: profileImageUrl });
      return;
    }
    await response.arrayBuffer();
    const isRefused = response.status === 503 && Number(response.headers.get('retry-after')) > 0;
    if (!isRefused) this.report('I6', `an upload was answered with ${response.status}`);
  }

  /** Returns the content of a picture; empty if there is none. Waits for a bucket that is about to restart. */
  private async read(path: string, cookie: string): Promise<Buffer> {
    const end = performance.now() + READABLE_WITHIN_MS;
    for (;;) {
      const response = await this.call(path, {}, cookie).catch(() => null);
      const content = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
      if (response?.ok) return content;
      if (response?.status === 404 || performance.now() > end) return Buffer.alloc(0);
      await sleep(PAUSE_MS);
    }
  }

  private call(path: string, init: RequestInit, cookie: string): Promise<Response> {
    const headers = { Cookie: cookie, 'X-Requested-With': 'fetch' };
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    return fetch(`http://127.0.0.1:${this.front}${path}`, { ...init, headers, signal });
  }
}

/** Returns a PNG of one color; different numbers below 4,096 give colors that differ after compression. */
export const createPicture = (number: number): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = [0, 4, 8].map((bits) => ((number >> bits) & 0xf) << 4);
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
};
