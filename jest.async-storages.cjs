const { AsyncLocalStorage } = require('node:async_hooks');

/** Storages that have been used in this process since the last call of `disableAsyncStorages`. */
const used = new Set();

for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...parameters) {
    used.add(this);
    return original.apply(this, parameters);
  };
}

/**
 * Disables every storage that a spec file has used. In Node 20 each enabled storage adds a property to every promise of
 * the process, and Jest creates new storages for each spec file: its own, and those of the modules that the file loads.
 */
function disableAsyncStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}

module.exports = { disableAsyncStorages };
