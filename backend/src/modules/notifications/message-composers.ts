import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { MessageChannels } from './message-channels.js';
import { COMPOSES_MESSAGE, type MessageComposer } from './message-composer.js';
import { findMarkedProviders } from '../../common/discovery/marked-providers.js';

/** The composers and the messages are inconsistent; the process must not start. */
export class ComposerRegistryError extends Error {}

/** Composers by text; throws ComposerRegistryError when a text has two. */
function composersByText(
  found: readonly { text: string; composer: MessageComposer }[],
): ReadonlyMap<string, MessageComposer> {
  const byText = new Map<string, MessageComposer>();
  for (const { text, composer } of found) {
    if (byText.has(text)) throw new ComposerRegistryError(`Message ${text} has two composers.`);
    byText.set(text, composer);
  }
  return byText;
}

/** Registry of the providers that modules have marked with `@ComposesMessage`. */
@Injectable()
export class MessageComposers implements OnApplicationBootstrap {
  private composers: ReadonlyMap<string, MessageComposer> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly channels: MessageChannels,
  ) {}

  onApplicationBootstrap(): void {
    const found = findMarkedProviders<MessageComposer, string[]>(
      this.discovery,
      this.reflector,
      COMPOSES_MESSAGE,
    ).flatMap(({ provider: composer, mark }) => mark.map((text) => ({ text, composer })));
    this.composers = composersByText(found);
    const silent = found.find(({ text }) => this.channels.listChannels(text).length === 0);
    if (silent) throw new ComposerRegistryError(`Message ${silent.text} has a composer, and no words.`);
  }

  /** Returns the composer of the messages with this text; most messages have none. */
  findComposer(text: string): MessageComposer | undefined {
    return this.composers.get(text);
  }
}
