import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultScene } from './fault-scene.js';

const OUTAGES = 2;
const RELEASE_KILLS = 5;
const DECISION_KILLS = 5;
/** A decision takes about as long. */
const DECISION_MS = 40;
const DOWN_MS = 3000;
/** Writes whose next response is lost after they were executed. */
const LOST_WRITES = ['/v1/orders', '/v1/transfers/', '/refund', '/reversals'];
/** Calls that release a wage, take a part out of it, or return it. */
const MONEY_WRITE = /^\/v1\/(transfers\/[^/]+(\/reversals)?|payments\/[^/]+\/refund)$/;

/** Makes the provider unavailable twice, for a sixth of the load each; it then loses the responses of some writes. */
export async function stopProvider({ provider, seconds, note }: FaultScene): Promise<void> {
  for (let outages = 0; outages < OUTAGES; outages++) {
    await sleep((seconds * 1000) / 5);
    provider.calls.isOpen = false;
    note('the provider is down');
    await sleep((seconds * 1000) / 6);
    await provider.change(({ faults }) => {
      faults.push(...LOST_WRITES.map((path) => ({ path, fault: 'timeout' as const })));
    });
    provider.calls.isOpen = true;
    note('the provider is up again, and loses responses');
  }
}

/** Drops all events, and lets the provider switch them off, as after a day without a response. */
export async function stopEvents({ provider, seconds, note }: FaultScene): Promise<void> {
  await sleep(1000);
  provider.events.isOpen = false;
  await provider.change((state) => {
    state.webhooksOff = true;
    state.events = [];
  });
  note('no events arrive');
  await sleep((seconds - 1) * 1000);
  provider.events.isOpen = true;
  note('the address of events responds again, and the provider still sends none');
}

/** Kills both workers after the provider has released or returned money, and before they receive its response. */
export async function strikeReleases({ provider, workers, seconds, note }: FaultScene): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let kills = 0;
  let isKilling = false;
  provider.calls.beforeResponse = async ({ method, path }) => {
    if (method === 'GET' || !MONEY_WRITE.test(path) || isKilling || workers.some(({ isUp }) => !isUp)) return;
    isKilling = true;
    for (const worker of workers) worker.signal('SIGKILL');
    note(`kill -9 of the workers after ${method} ${path.replace(/\/[a-z]+_\w+/, '/…')}`);
    while (workers.some(({ isUp }) => isUp)) await sleep(10);
    kills++;
    isKilling = false;
  };
  while (performance.now() < end && kills < RELEASE_KILLS) await sleep(100);
  provider.calls.beforeResponse = () => Promise.resolve();
  if (kills === 0) throw new Error('No money was released or returned during the load.');
  while (workers.some(({ isUp }) => !isUp)) await sleep(50);
}

/** Kills one of the servers while several members of the staff decide the same contest. */
export async function strikeDecisions({ staff, apis, seconds, note }: FaultScene): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let kills = 0;
  staff.atDecision = () => {
    if (kills >= DECISION_KILLS || apis.some(({ isUp }) => !isUp)) return;
    const api = apis[kills % apis.length]!;
    const delay = (DECISION_MS * (kills + 1)) / DECISION_KILLS;
    kills++;
    setTimeout(() => {
      api.signal('SIGKILL');
      note(`kill -9 of ${api.name}, ${delay} ms after the beginning of a decision`);
    }, delay);
  };
  while (performance.now() < end && kills < DECISION_KILLS) await sleep(100);
  staff.atDecision = () => undefined;
  if (kills === 0) throw new Error('The staff decided nothing during the load.');
  await sleep(DECISION_MS * 2);
  while (apis.some(({ isUp }) => !isUp)) await sleep(50);
}

/** Stops the queue twice while money moves; it starts again without its entries, as after the loss of its disk. */
export async function loseQueue({ redis, seconds, note }: FaultScene): Promise<void> {
  for (let losses = 0; losses < OUTAGES; losses++) {
    await sleep((seconds * 1000) / 4);
    await redis?.kill();
    note('kill -9 of Redis');
    await sleep(DOWN_MS);
    await redis?.restart({ isEmpty: true });
    note('Redis started again without its entries');
  }
}
