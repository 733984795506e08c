import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditListReadModel } from './audit-list.read-model.js';
import { DeadLetterController } from './dead-letter.controller.js';
import { DeadLetterListReadModel } from './dead-letter-list.read-model.js';
import { OperatorController } from './operator.controller.js';
import { OperationGauges } from './operation-gauges.js';
import { QueueController } from './queue.controller.js';
import { QueuesReadModel } from './queues.read-model.js';
import { RetryDeadLetter } from './retry-dead-letter.use-case.js';
import { RetryDeadLetters } from './retry-dead-letters.use-case.js';

/** Operations pages for the staff: state of the product, and repairs. */
@Module({
  controllers: [AuditController, DeadLetterController, OperatorController, QueueController],
  providers: [
    AuditListReadModel,
    DeadLetterListReadModel,
    OperationGauges,
    QueuesReadModel,
    RetryDeadLetter,
    RetryDeadLetters,
  ],
})
export class OperationsModule {}
