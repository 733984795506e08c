// Loaded before a worker of the product: its development senders discard all messages, so that the measurement covers
// the path to them only.
import 'reflect-metadata';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@nukkad/tools/start/workspace';

interface Senders {
  DevelopmentOutbox: { prototype: { storeMessage: () => Promise<void> } };
}

const built = join(ROOT, 'backend/dist/common/delivery/development-outbox.js');
const { DevelopmentOutbox } = (await import(pathToFileURL(built).href)) as Senders;
DevelopmentOutbox.prototype.storeMessage = () => Promise.resolve();
