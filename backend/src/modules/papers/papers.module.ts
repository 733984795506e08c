import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.public.js';
import { DeleteOldPapersUseCase } from './delete-old-papers.use-case.js';
import { PaperEntity } from './entities/paper.entity.js';
import { PaperSeriesEntity } from './entities/paper-series.entity.js';
import { TaxDetailsEntity } from './entities/tax-details.entity.js';
import { PaperPdfReadModel } from './paper-pdf.read-model.js';
import { PaperReadModel } from './paper.read-model.js';
import { PaperRepository } from './paper.repository.js';
import { Papers } from './papers.js';
import { PapersController } from './papers.controller.js';
import { PapersPersonalData } from './papers-personal-data.js';
import { PapersSchedule } from './papers.schedule.js';
import { PaySlips } from './pay-slips.js';
import { TaxDetailsReadModel } from './tax-details.read-model.js';
import { TaxNumbers } from './tax-numbers.js';
import { TaxPapers } from './tax-papers.js';
import { TaxRecipients } from './tax-recipients.js';
import { UpdateTaxDetailsUseCase } from './update-tax-details.use-case.js';
import { YearlyPayEntity } from './entities/yearly-pay.entity.js';
import { YearlyPayReadModel } from './yearly-pay.read-model.js';
import { YearlyPayRepository } from './yearly-pay.repository.js';

/** Pay slips, receipts, invoices and notes: issued once, numbered without gaps, and never changed. */
@Module({
  imports: [TypeOrmModule.forFeature([PaperEntity, PaperSeriesEntity, TaxDetailsEntity, YearlyPayEntity]), UsersModule],
  controllers: [PapersController],
  providers: [
    DeleteOldPapersUseCase,
    PaperPdfReadModel,
    PaperReadModel,
    PaperRepository,
    Papers,
    PapersPersonalData,
    PapersSchedule,
    PaySlips,
    TaxDetailsReadModel,
    TaxPapers,
    TaxNumbers,
    TaxRecipients,
    UpdateTaxDetailsUseCase,
    YearlyPayReadModel,
    YearlyPayRepository,
  ],
  exports: [Papers, PaySlips, TaxPapers, TaxRecipients],
})
export class PapersModule {}
