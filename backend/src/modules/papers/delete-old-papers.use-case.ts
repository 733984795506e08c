import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteExpiredRows, type ExpiredRows } from '../../common/schedule/delete-expired-rows.js';

const OLD_PAPERS: readonly ExpiredRows[] = [
  ['papers', `kept_until < (statement_timestamp() AT TIME ZONE 'Asia/Kolkata')::date`],
];

/** Deletes papers after their legal retention, in batches. The numbers of their series continue. */
@Injectable()
export class DeleteOldPapersUseCase {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns how many were deleted. */
  execute(): Promise<number> {
    return deleteExpiredRows(this.dataSource, OLD_PAPERS);
  }
}
