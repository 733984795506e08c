import { Injectable } from '@nestjs/common';

/** Wakes the relay of this process after a commit, so that it need not wait for its next look. */
@Injectable()
export class OutboxSignal {
  private listener: (() => void) | undefined;

  /** The relay's wake-up call; there is one relay a process. */
  onRaise(listener: () => void): void {
    this.listener = listener;
  }

  raise(): void {
    this.listener?.();
  }
}
