import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewTotalsEntity } from './entities/review-totals.entity.js';
import { ReviewTotalsPersonalData } from './review-totals-personal-data.js';
import { ReviewTotalsRepository } from './review-totals.repository.js';

/** What the answers about accounts count, for all that show or order people and jobs. */
@Module({
  imports: [TypeOrmModule.forFeature([ReviewTotalsEntity])],
  providers: [ReviewTotalsRepository, ReviewTotalsPersonalData],
  exports: [ReviewTotalsRepository],
})
export class ReviewTotalsModule {}
