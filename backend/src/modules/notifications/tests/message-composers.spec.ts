import { describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { Reflector } from '@nestjs/core';
import type { MessageChannel } from '../message-channel.js';
import type { MessageChannels } from '../message-channels.js';
import { ComposesMessage, type MessageComposer } from '../message-composer.js';
import { ComposerRegistryError, MessageComposers } from '../message-composers.js';

/** A provider that composes messages with these texts. */
function provider(...texts: string[]): { metatype: object; instance: MessageComposer } {
  class Composer implements MessageComposer {
    compose = () => Promise.resolve(null);
  }
  ComposesMessage(...texts)(Composer);
  return { metatype: Composer, instance: new Composer() };
}

function start(...providers: object[]): MessageComposers {
  const discovery = { getProviders: () => providers } as unknown as DiscoveryService;
  const channels = {
    listChannels: (text: string): MessageChannel[] => (text === 'a:silent' ? [] : [{} as MessageChannel]),
  } as unknown as MessageChannels;
  const composers = new MessageComposers(discovery, new Reflector(), channels);
  composers.onApplicationBootstrap();
  return composers;
}

describe('the composers of messages', () => {
  it('are found by each of their texts; most messages have none', () => {
    const [first, second] = [provider('a:one', 'a:two'), provider('b:one')];
    const composers = start(first, second, { metatype: null, instance: null });
    expect(composers.findComposer('a:two')).toBe(first.instance);
    expect(composers.findComposer('b:one')).toBe(second.instance);
    expect(composers.findComposer('c:one')).toBeUndefined();
  });

  it('prevent the start when a message has two composers', () => {
    expect(() => start(provider('a:one'), provider('a:one'))).toThrow(
      new ComposerRegistryError('Message a:one has two composers.'),
    );
  });

  it('prevent the start when a message has a composer and no texts', () => {
    expect(() => start(provider('a:silent'))).toThrow(
      new ComposerRegistryError('Message a:silent has a composer, and no words.'),
    );
  });
});
