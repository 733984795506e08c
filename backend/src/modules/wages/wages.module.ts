import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MinimumWageEntity } from './entities/minimum-wage.entity.js';
import { MinimumWages } from './minimum-wages.read-model.js';

/** Minimum wages by place, employment and time. */
@Module({
  imports: [TypeOrmModule.forFeature([MinimumWageEntity])],
  providers: [MinimumWages],
  exports: [MinimumWages],
})
export class WagesModule {}
