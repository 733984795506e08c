import { cString, frontend, message, readCString } from './wire.js';

/**
 * Gives every connection separate names for prepared statements and portals, because the engine has one session and
 * therefore one set of names.
 */
export class PreparedNames {
  private readonly statements = new Map<string, string>();
  private nextNumber = 1;

  constructor(private readonly connectionId: number) {}

  /** Returns the same message with this connection's private names. */
  rename(original: Buffer): Buffer {
    switch (original[0]) {
      case frontend.parse:
        return this.replaceName(original, 5, (name) => this.declare(name));
      case frontend.bind:
        return this.renameBind(original);
      case frontend.execute:
        return this.replaceName(original, 5, (name) => this.portal(name));
      case frontend.describe:
      case frontend.close:
        return this.replaceName(original, 6, (name) => this.renameTarget(original, name));
      default:
        return original;
    }
  }

  /** Returns Close messages for every statement this connection still has; empty if there is none. */
  closeAll(): Buffer {
    const closing = [...this.statements.values()].map((name) =>
      message(frontend.close, Buffer.from('S'), cString(name)),
    );
    this.statements.clear();
    return Buffer.concat(closing);
  }

  private declare(name: string): string {
    // Short generated names: the server distinguishes names by their first 63 bytes only.
    const renamed = this.statements.get(name) ?? `s${this.connectionId}_${this.nextNumber++}`;
    this.statements.set(name, renamed);
    return renamed;
  }

  private statement(name: string): string {
    return this.statements.get(name) ?? `s${this.connectionId}_missing_${name}`;
  }

  private portal(name: string): string {
    return `p${this.connectionId}_${name}`;
  }

  private renameTarget(original: Buffer, name: string): string {
    if (original[5] !== 0x53) return this.portal(name);
    const renamed = this.statement(name);
    if (original[0] === frontend.close) this.statements.delete(name);
    return renamed;
  }

  private renameBind(original: Buffer): Buffer {
    const withPortal = this.replaceName(original, 5, (name) => this.portal(name));
    const statementAt = withPortal.indexOf(0, 5) + 1;
    return this.replaceName(withPortal, statementAt, (name) => this.statement(name));
  }

  private replaceName(original: Buffer, offset: number, rename: (name: string) => string): Buffer {
    const name = readCString(original, offset);
    if (name === '') return original;
    const rest = original.subarray(original.indexOf(0, offset) + 1);
    return message(original[0] as number, original.subarray(5, offset), cString(rename(name)), rest);
  }
}
