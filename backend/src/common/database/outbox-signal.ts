import { Injectable } from '@nestjs/common';

/** Wakes the relay of this process after a commit, so that it does not wait for its next poll. */
@Injectable()
export class OutboxSignal {
  private listener: (() => void) | undefined;

  /** Registers the relay's wake-up function; there is one relay per process. */
  onRaise(listener: () => void): void {
    this.listener = listener;
  }

  raise(): void {
    this.listener?.();
  }
}
