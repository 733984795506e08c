import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { findMarkedProviders, markProvider } from '../../common/discovery/marked-providers.js';

/** Reaction of another module to ended sessions of an account. Each such provider is marked `@OnSessionsClosed()`. */
export interface ClosedSessionsListener {
  /** In the transaction that ended them. */
  onSessionsClosed(tx: EntityManager, userId: string): Promise<void>;
}

const CLOSED_SESSIONS_LISTENER = 'nukkad:closed-sessions-listener';

/** Marks a provider as a listener to ended sessions. */
export const OnSessionsClosed = (): ClassDecorator => markProvider(CLOSED_SESSIONS_LISTENER);

/** Registry of the listeners to ended sessions. */
@Injectable()
export class ClosedSessions implements OnApplicationBootstrap {
  private listeners: readonly ClosedSessionsListener[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.listeners = findMarkedProviders<ClosedSessionsListener>(
      this.discovery,
      this.reflector,
      CLOSED_SESSIONS_LISTENER,
    ).map(({ provider }) => provider);
  }

  async notifyListeners(tx: EntityManager, userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.onSessionsClosed(tx, userId);
  }
}
