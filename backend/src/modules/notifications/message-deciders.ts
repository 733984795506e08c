import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { DECIDABLE_MESSAGES } from '@nukkad/contract/messages/whatsapp';
import { findMarkedProviders } from '../../common/discovery/marked-providers.js';
import { DECIDES_MESSAGE, type MessageDecider } from './message-decider.js';

/** A message with buttons has no decider, or several; the process must not start. */
export class DeciderRegistryError extends Error {}

/** Registry of the providers that modules have marked with `@DecidesMessage`. */
@Injectable()
export class MessageDeciders implements OnApplicationBootstrap {
  private deciders: ReadonlyMap<string, MessageDecider> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const found = findMarkedProviders<MessageDecider, string[]>(
      this.discovery,
      this.reflector,
      DECIDES_MESSAGE,
    ).flatMap(({ provider, mark }) => mark.map((text) => [text, provider] as const));
    const decided = found.map(([text]) => text).sort();
    if (decided.join() !== [...DECIDABLE_MESSAGES].sort().join())
      throw new DeciderRegistryError(`The messages with deciders are ${decided.join(', ')}.`);
    this.deciders = new Map(found);
  }

  /** Returns the decider of the messages with this text; undefined for a message of another version. */
  findDecider(text: string): MessageDecider | undefined {
    return this.deciders.get(text);
  }
}
