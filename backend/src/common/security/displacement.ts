import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { destination, type Position } from '@nukkad/contract/places/geo';
import { Secrets } from './secrets.js';

/** Maximum displacement of a person's point, in metres: one shared by all readers, plus one for each employer. */
const OF_PERSON = 800;
const OF_PAIR = 500;
/** Maximum distance of a displaced point from the centre of the person's cell, in metres. */
export const DISPLACEMENT_MAX = OF_PERSON + OF_PAIR;
/** Name of the secret that the database function `displaced` reads. */
const SECRET = 'seeker-displacement';

/** SQL: where the employer with the id `employer` may find out that the person `person` at `point` is. */
export const displacedPoint = (point: string, person: string, employer: string): string =>
  `displaced(${point}, ${person}, ${employer}, ${OF_PERSON}, ${OF_PAIR})`;

/** Returns a number from 0 to below 1, from three bytes of a digest. */
const shareAt = (digest: Buffer, byte: number): number => digest.readUIntBE(byte, 3) / 2 ** 24;

/** Returns a uniformly distributed point in a disc, in metres to the east and to the north. */
function placeInDisc(text: string, radius: number): readonly [east: number, north: number] {
  const digest = createHash('sha256').update(text).digest();
  const length = radius * Math.sqrt(shareAt(digest, 0));
  const angle = 2 * Math.PI * shareAt(digest, 3);
  return [length * Math.sin(angle), length * Math.cos(angle)];
}

/**
 * Displaces people's points per employer, so that no choice of places and radii reveals a person's position (ADR 15).
 * The same person and employer always produce the same point. The database function `displaced` computes the same
 * point, for one or two people at a time.
 */
@Injectable()
export class Displacement implements OnApplicationBootstrap {
  constructor(private readonly secrets: Secrets) {}

  /** Makes the key, if there is none, before the first person is looked for. */
  async onApplicationBootstrap(): Promise<void> {
    await this.getKey();
  }

  /**
   * Returns the points at which the employer may see each of `people`, by their ids. `position` is the centre of a
   * person's cell.
   */
  async displacePoints(
    employerId: string,
    people: readonly { id: string; position: Position }[],
  ): Promise<ReadonlyMap<string, Position>> {
    const key = await this.getKey();
    return new Map(
      people.map(({ id, position }) => {
        const [alone, pair] = [placeInDisc(key + id, OF_PERSON), placeInDisc(key + id + employerId, OF_PAIR)];
        const [east, north] = [alone[0] + pair[0], alone[1] + pair[1]];
        const bearing = (Math.atan2(east, north) * 180) / Math.PI;
        return [id, destination(position, Math.hypot(east, north) / 1000, bearing)];
      }),
    );
  }

  /** Returns the key in the database's format (text). */
  private async getKey(): Promise<string> {
    return (await this.secrets.getBytes(SECRET)).toString('base64url');
  }
}
