import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';
import { WorkRecordRepository } from './work-record.repository.js';

/**
 * Records are deleted with their account, and copies at other parties are revoked. An entry of a status list names no
 * person.
 */
@Injectable()
@HoldsPersonalData()
export class WorkRecordsPersonalData implements PersonalData {
  constructor(private readonly records: WorkRecordRepository) {}

  readonly tables: readonly PersonalTable[] = [
    {
      table: 'work_records',
      about: 't.worker_id = $1',
      shown: { as: 'workRecords', without: ['work_digest'] },
      erased: 'delete',
      joined: { refused: 'engagements' },
    },
  ];

  erase(tx: EntityManager, userId: string): Promise<void> {
    return this.records.revokeAll(tx, userId);
  }
}
