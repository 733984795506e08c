import type { DataSource } from 'typeorm';
import { MessageReportEntity } from '../entities/message-report.entity.js';

/** Stores a report that is open and says that a message asks for money, unless told otherwise. */
export async function saveMessageReport(
  dataSource: DataSource,
  fields: Partial<MessageReportEntity> & { messageId: string; reporterId: string },
): Promise<MessageReportEntity> {
  const reports = dataSource.getRepository(MessageReportEntity);
  const { id } = await reports.save(reports.create({ reason: 'asks_for_money', note: 'At the gate.', ...fields }));
  return reports.findOneByOrFail({ id });
}
