import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import { MessageReportEntity } from '../entities/message-report.entity.js';

/** Stores a report: by default open, about a message that asks for money. */
export async function saveMessageReport(
  dataSource: DataSource,
  fields: Partial<MessageReportEntity> & { messageId: string; reporterId: string },
): Promise<MessageReportEntity> {
  const reports = dataSource.getRepository(MessageReportEntity);
  return insertRow(reports, { reason: 'asks_for_money', note: 'At the gate.', ...fields });
}
