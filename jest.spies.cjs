/**
 * Records the spies that the specs of an environment set from now on through `moduleMocker`. Returns a function that forgets
 * them and returns the names of the properties that are still replaced.
 */
function recordSpies(moduleMocker) {
  let spied = [];
  const spyOn = moduleMocker.spyOn.bind(moduleMocker);
  moduleMocker.spyOn = (object, key, ...rest) => {
    const original = object[key];
    const spy = spyOn(object, key, ...rest);
    if (!moduleMocker.isMockFunction(original)) spied.push({ object, key, original });
    return spy;
  };
  return () => {
    const left = spied.filter(({ object, key, original }) => object[key] !== original);
    spied = [];
    return left.map(({ key }) => `the spy on ${String(key)}`);
  };
}

module.exports = { recordSpies };
