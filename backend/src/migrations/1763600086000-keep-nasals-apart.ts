import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of jobs are read as `wordsOf` reads them: a nasal becomes anusvara inside a word and before stops alone. */
export class KeepNasalsApart1763600086000 implements MigrationInterface {
  name = 'KeepNasalsApart1763600086000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchWords(DEVANAGARI_NASAL, KANNADA_NASAL));
    await listAnew(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchWords('[ङञणनम]\\u094d(?=[क-ह])', '[ಙಞಣನಮ]\\u0ccd(?=[ಕ-ಹ])'));
    await listAnew(queryRunner);
  }
}

const DEVANAGARI_NASAL =
  '(?<=[\\u0900-\\u0963])(?:ङ\\u094d(?=[क-घ])|ञ\\u094d(?=[च-झ])|ण\\u094d(?=[ट-ढ])|' +
  'न\\u094d(?=[क-घच-झट-ढत-धप-भश-स])|म\\u094d(?=[प-भ]))';
const KANNADA_NASAL =
  '(?<=[\\u0c80-\\u0ce3])(?:ಙ\\u0ccd(?=[ಕ-ಘ])|ಞ\\u0ccd(?=[ಚ-ಝ])|ಣ\\u0ccd(?=[ಟ-ಢ])|' +
  'ನ\\u0ccd(?=[ಕ-ಘಚ-ಝಟ-ಢತ-ಧಪ-ಭಶ-ಸ])|ಮ\\u0ccd(?=[ಪ-ಭ]))';

const NOT_A_WORD =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7' +
  '\\u0964\\u0965\\u0970\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u3003\\ufffd\\U0001f000-\\U0001faff]+';

const searchWords = (devanagariNasal: string, kannadaNasal: string): string => `
  CREATE OR REPLACE FUNCTION search_words(content text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT string_to_array(CASE
        WHEN octet_length(content) = char_length(content) THEN
          translate(lower(content), E'\\t\\n\\r!"#$%&\\'()*+,-./:;<=>?@[\\\\]^_\`{|}~', repeat(' ', 35))
        ELSE
          regexp_replace(translate(
            regexp_replace(regexp_replace(regexp_replace(
              normalize(regexp_replace(normalize(lower(normalize(content, NFKC)), NFKD), '[\\u0300-\\u036f]', '', 'g'), NFKC),
              '[\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u093c\\u0cbc]', '', 'g'),
              '${devanagariNasal}', U&'\\0902', 'g'),
              '${kannadaNasal}', U&'\\0c82', 'g'),
            U&'\\0901\\0911\\0949\\090d\\0945०१२३४५६७८९೦೧೨೩೪೫೬೭೮೯',
            U&'\\0902\\0906\\093e\\090f\\094701234567890123456789'), '${NOT_A_WORD}', ' ', 'g')
        END, ' ')
    $$`;

/** Lists all jobs, and drops the words that none of them has any more. */
async function listAnew(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`SELECT list_all_jobs()`);
  await queryRunner.query(
    `DELETE FROM search_terms s WHERE s.kind IN ('word', 'town')
       AND NOT EXISTS (SELECT FROM job_terms t WHERE t.term = s.id)`,
  );
}
