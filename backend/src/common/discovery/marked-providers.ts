import type { DiscoveryService, Reflector } from '@nestjs/core';

/** A provider whose class carries a mark, and the value of the mark. */
export interface MarkedProvider<Provider, Mark> {
  provider: Provider;
  mark: Mark;
}

/** Marks a provider for `findMarkedProviders`. */
export const markProvider =
  (key: string, mark: unknown = true): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(key, mark, target);

/** All providers of the application whose classes carry the mark `key`, in the order of their modules. */
export function findMarkedProviders<Provider, Mark = true>(
  discovery: DiscoveryService,
  reflector: Reflector,
  key: string,
): MarkedProvider<Provider, Mark>[] {
  return discovery.getProviders().flatMap(({ metatype, instance }) => {
    const mark = typeof metatype === 'function' ? reflector.get<Mark | undefined>(key, metatype) : undefined;
    return mark === undefined ? [] : [{ provider: instance as Provider, mark }];
  });
}
