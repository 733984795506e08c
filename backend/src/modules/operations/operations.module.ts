import { Module } from '@nestjs/common';
import { DeadLetterController } from './dead-letter.controller.js';
import { DeadLetterListReadModel } from './dead-letter-list.read-model.js';
import { OperatorController } from './operator.controller.js';
import { RetryDeadLetter } from './retry-dead-letter.use-case.js';
import { RetryDeadLetters } from './retry-dead-letters.use-case.js';

/** What the staff see of how the product runs, and mend. */
@Module({
  controllers: [DeadLetterController, OperatorController],
  providers: [DeadLetterListReadModel, RetryDeadLetter, RetryDeadLetters],
})
export class OperationsModule {}
