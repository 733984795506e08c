import 'reflect-metadata';

/** A class with constructor parameters that are dependencies. */
export type Constructor<T> = new (...dependencies: never[]) => T;

/**
 * Returns the instance of a class in `instances`. A missing one is built with its dependencies by the types of its
 * constructor, as the container of the application does, and added. The models build their use cases for each of up to a
 * million sequences; the testing module of Nest takes about 200 times longer for the same classes.
 *
 * @throws if a parameter of a constructor has no class as its type.
 */
export function resolveInstance<T>(type: Constructor<T>, instances: Map<unknown, unknown>): T {
  if (!instances.has(type)) {
    const types = (Reflect.getMetadata('design:paramtypes', type) ?? []) as Constructor<unknown>[];
    const dependencies = types.map((dependency, index) => {
      if (typeof dependency !== 'function' || dependency === Object) {
        throw new Error(`Parameter ${index} of ${type.name} has no class as its type`);
      }
      return resolveInstance(dependency, instances);
    });
    instances.set(type, new (type as new (...all: unknown[]) => T)(...dependencies));
  }
  return instances.get(type) as T;
}
