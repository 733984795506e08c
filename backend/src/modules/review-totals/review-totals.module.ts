import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewTotalsEntity } from './entities/review-totals.entity.js';
import { ReviewLinesReadModel } from './review-lines.read-model.js';
import { ReviewTotalsPersonalData } from './review-totals-personal-data.js';
import { ReviewTotalsRepository } from './review-totals.repository.js';

/** What the answers about accounts count, for all that show or order people and jobs. */
@Module({
  imports: [TypeOrmModule.forFeature([ReviewTotalsEntity])],
  providers: [ReviewTotalsRepository, ReviewLinesReadModel, ReviewTotalsPersonalData],
  exports: [ReviewTotalsRepository, ReviewLinesReadModel],
})
export class ReviewTotalsModule {}
