import { writeFileSync } from 'node:fs';
import { isListening } from '@nukkad/tools/native-engines/native-engines';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import { awaitCondition } from './await-condition.js';
import { BackgroundProgram, findPrograms } from './background-program.js';
import { linkConfiguration } from './cluster-configuration.js';

/**
 * The connections of one part of the cluster to others. While the link is cut, no byte passes, and no connection is refused
 * or ended: a partition of the network.
 */
export class NetworkLink<Target extends string> {
  private constructor(
    private readonly proxy: BackgroundProgram,
    private readonly ports: Record<Target, number>,
  ) {}

  /** Starts a link to ports of 127.0.0.1; `file` is the path of its configuration. Throws UserError if HAProxy is not installed. */
  static async start<Target extends string>(
    file: string,
    targets: Record<Target, number>,
  ): Promise<NetworkLink<Target>> {
    const { haproxy } = findPrograms(['haproxy']);
    const names = Object.keys(targets) as Target[];
    const routes = await Promise.all(
      names.map(async (name) => ({ name, port: await freePort(), target: targets[name] })),
    );
    writeFileSync(file, linkConfiguration(routes));
    const ports = Object.fromEntries(routes.map(({ name, port }) => [name, port])) as Record<Target, number>;
    const link = new NetworkLink(new BackgroundProgram(haproxy, ['-db', '-f', file]), ports);
    for (const { port } of routes) {
      if (!(await awaitCondition(() => isListening(port))))
        throw new UserError(`HAProxy does not listen on port ${port}.`);
    }
    return link;
  }

  /** Returns the port of 127.0.0.1 that leads to a target. */
  portTo(target: Target): number {
    return this.ports[target];
  }

  cut(): void {
    this.proxy.signal('SIGSTOP');
  }

  restore(): void {
    this.proxy.signal('SIGCONT');
  }

  /** Ends it without waiting. */
  end(): void {
    this.proxy.end();
  }
}
