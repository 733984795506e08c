import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Key material stored in the database, created once by the first process that requests it. */
@Injectable()
export class Secrets {
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the secret `name`; `make` creates it if it does not exist yet. */
  async get<T>(name: string, make: () => T | Promise<T>): Promise<T> {
    const pending = this.known.get(name) ?? this.load(name, make);
    this.known.set(name, pending);
    try {
      return (await pending) as T;
    } catch (error) {
      this.known.delete(name);
      throw error;
    }
  }

  /** Returns the 32 random bytes stored under `name`. */
  async getBytes(name: string): Promise<Buffer> {
    return Buffer.from(await this.get(name, () => randomBytes(32).toString('base64url')), 'base64url');
  }

  /** Replaces the secret `name`. */
  async replace(name: string, value: unknown): Promise<void> {
    await this.dataSource.query('UPDATE secrets SET value = $2 WHERE name = $1', [name, JSON.stringify(value)]);
    this.known.delete(name);
  }

  private async load<T>(name: string, make: () => T | Promise<T>): Promise<T> {
    const read = async (): Promise<T | undefined> => {
      const rows: { value: T }[] = await this.dataSource.query('SELECT value FROM secrets WHERE name = $1', [name]);
      return rows[0]?.value;
    };
    const standing = await read();
    if (standing !== undefined) return standing;
    await this.dataSource.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      name,
      JSON.stringify(await make()),
    ]);
    return (await read()) as T;
  }
}
