import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { wordsOf } from '@nukkad/domain/text-normalisation';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';

const NAMES_MAX = 12;

/** What a city is called: Bangalore is Bengaluru is ಬೆಂಗಳೂರು. */
@Injectable()
export class TownNamesReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Every name of the city that `text` names, word by word, the longest word first; `text` itself is one of them. */
  async of(text: string): Promise<string[][]> {
    const written = wordsOf(text);
    if (written.length === 0) return [];
    const rows: { normalised: string }[] = await this.dataSource.query(
      prepared(`SELECT DISTINCT other.normalised FROM place_names this JOIN places p ON p.id = this.place_id AND p.kind = 'city'
       JOIN place_names other ON other.place_id = this.place_id
       WHERE this.normalised = $1 ORDER BY other.normalised LIMIT ${NAMES_MAX}`),
      [written.join(' ')],
    );
    const names = [written, ...rows.map(({ normalised }) => wordsOf(normalised))];
    const distinct = new Map(names.map((words) => [words.join(' '), words]));
    return [...distinct.values()].map((words) => words.sort((a, b) => b.length - a.length));
  }
}
