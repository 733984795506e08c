import type { DiscoveryService, Reflector } from '@nestjs/core';

/** A provider with a marked class, and the value of the mark. */
export interface MarkedProvider<Provider, Mark> {
  provider: Provider;
  mark: Mark;
}

/** Marks a provider for `findMarkedProviders`. */
export const markProvider =
  (key: string, mark: unknown = true): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(key, mark, target);

/** Returns all providers of the application with the class mark `key`, in module order. */
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
