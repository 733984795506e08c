import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewTotalsEntity } from './entities/review-totals.entity.js';
import { ReviewTotalsPersonalData } from './review-totals-personal-data.js';
import { ReviewTotalsRepository } from './review-totals.repository.js';

/** Counts of the answers about accounts, for all modules that show or rank people and jobs. */
@Module({
  imports: [TypeOrmModule.forFeature([ReviewTotalsEntity])],
  providers: [ReviewTotalsRepository, ReviewTotalsPersonalData],
  exports: [ReviewTotalsRepository],
})
export class ReviewTotalsModule {}
