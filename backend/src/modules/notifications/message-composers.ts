import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { COMPOSES_MESSAGE, type MessageComposer } from './message-composer.js';

/** A message has two composers; the process must not start. */
export class ComposerRegistryError extends Error {}

/** Composers by text; throws ComposerRegistryError when a text has two. */
export function composersByText(
  found: readonly { text: string; composer: MessageComposer }[],
): ReadonlyMap<string, MessageComposer> {
  const byText = new Map<string, MessageComposer>();
  for (const { text, composer } of found) {
    if (byText.has(text)) throw new ComposerRegistryError(`Message ${text} has two composers.`);
    byText.set(text, composer);
  }
  return byText;
}

/** Finds what modules have marked with `@ComposesMessage`. */
@Injectable()
export class MessageComposers implements OnApplicationBootstrap {
  private composers: ReadonlyMap<string, MessageComposer> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const found = this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const texts =
        typeof metatype === 'function' ? this.reflector.get<string[] | undefined>(COMPOSES_MESSAGE, metatype) : [];
      return (texts ?? []).map((text) => ({ text, composer: instance as MessageComposer }));
    });
    this.composers = composersByText(found);
  }

  /** The composer of the messages with these words; most need none. */
  of(text: string): MessageComposer | undefined {
    return this.composers.get(text);
  }
}
