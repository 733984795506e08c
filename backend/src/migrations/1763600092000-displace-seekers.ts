import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A function that moves the point of a seeker as one employer may find it out: by up to `of_seeker` metres in a direction
 * that belongs to the seeker, and from there by up to `of_pair` metres in one that belongs to both. Both are taken from a
 * keyed digest, evenly over a disc; the same two always get the same. Null until there is a key.
 */
export class DisplaceSeekers1763600092000 implements MigrationInterface {
  name = 'DisplaceSeekers1763600092000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION displaced(point geography, seeker uuid, employer uuid, of_seeker float8, of_pair float8)
      RETURNS geography LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT ST_Project(point, sqrt(east * east + north * north), atan2(east, north))
        FROM (SELECT of_seeker * sqrt(a) * sin(2 * pi() * b) + of_pair * sqrt(c) * sin(2 * pi() * d) AS east,
                     of_seeker * sqrt(a) * cos(2 * pi() * b) + of_pair * sqrt(c) * cos(2 * pi() * d) AS north
              -- numbers from 0 to below 1, each of three bytes of a digest
              FROM (SELECT (get_byte(alone, 0) * 65536 + get_byte(alone, 1) * 256 + get_byte(alone, 2)) / 16777216.0::float8 AS a,
                           (get_byte(alone, 3) * 65536 + get_byte(alone, 4) * 256 + get_byte(alone, 5)) / 16777216.0::float8 AS b,
                           (get_byte(pair, 0) * 65536 + get_byte(pair, 1) * 256 + get_byte(pair, 2)) / 16777216.0::float8 AS c,
                           (get_byte(pair, 3) * 65536 + get_byte(pair, 4) * 256 + get_byte(pair, 5)) / 16777216.0::float8 AS d
                    FROM (SELECT sha256(convert_to((value #>> '{}') || seeker::text, 'UTF8')) AS alone,
                                 sha256(convert_to((value #>> '{}') || seeker::text || employer::text, 'UTF8')) AS pair
                          FROM secrets WHERE name = 'seeker-displacement') digests) shares) displacement
      $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP FUNCTION displaced(geography, uuid, uuid, float8, float8)`);
  }
}
