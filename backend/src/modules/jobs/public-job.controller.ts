import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uuid } from '@nukkad/contract/primitives';
import {
  type ListPublicJobsQuery,
  ListPublicJobsQuerySchema,
  type PublicJob,
  type PublicJobList,
  PublicJobListSchema,
  PublicJobSchema,
} from '@nukkad/contract/jobs/public-jobs';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { IpLimit } from '../../common/http/rate-limit.guard.js';
import { Public } from '../../common/security/principal.js';
import { PublicJobsReadModel } from './public-jobs.read-model.js';

const FOR_A_MINUTE = 'public, max-age=60';

/** Jobs for guests. */
@ApiTags('jobs')
@Public()
@Controller('api/public/jobs')
export class PublicJobController {
  constructor(private readonly jobs: PublicJobsReadModel) {}

  @Get()
  @Header('Cache-Control', FOR_A_MINUTE)
  @Header('Vary', 'Accept-Language')
  @IpLimit({ name: 'public-jobs', limit: 120, seconds: 60 })
  @Operation({ summary: 'List the newest open jobs of a city, without a sign-in', response: PublicJobListSchema })
  listPublicJobs(@Query({ schema: ListPublicJobsQuerySchema }) query: ListPublicJobsQuery): Promise<PublicJobList> {
    return this.jobs.listNewestOfCity(query);
  }

  @Get(':id')
  @Header('Cache-Control', FOR_A_MINUTE)
  @IpLimit({ name: 'public-job', limit: 120, seconds: 60 })
  @Operation({
    summary: 'Retrieve a job without a sign-in; returns 410 some time after its end',
    response: PublicJobSchema,
  })
  async getPublicJob(@Param('id', { schema: uuid }) id: string): Promise<PublicJob> {
    const job = await this.jobs.findJob(id);
    if (!job) throw notFound();
    return job;
  }
}
