import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Paper, PaperSummary } from '@nukkad/contract/papers/papers';
import type { ListPapersQuery } from '@nukkad/contract/papers/paper-calls';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { type Page, pageOf, readCursor } from '../../common/http/page.js';
import { PaperRepository, type StoredPaper } from './paper.repository.js';

/** The papers of an account. */
@Injectable()
export class PaperReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly papers: PaperRepository,
  ) {}

  async listPage(userId: string, { engagementId = null, limit, cursor }: NullableQuery): Promise<Page<PaperSummary>> {
    const list = `papers ${userId} ${engagementId ?? ''}`;
    const after = readCursor(list, cursor);
    const papers = await this.papers.listOwn(this.dataSource.manager, userId, {
      ...{ engagementId, after, limit: limit + 1 },
    });
    const rows = papers.map((paper) => ({ at: paper.issuedAt, id: paper.id, paper }));
    return pageOf(list, rows, limit, ({ paper }) => summaryOf(paper));
  }

  /** Throws notFound for the papers of others. */
  async get(userId: string, id: string): Promise<Paper> {
    const paper = await this.papers.findOwn(this.dataSource.manager, userId, id);
    if (!paper) throw notFound();
    const { lines, tax, pay } = paper.content;
    const names = { worker: paper.workerName, employer: paper.employerName };
    return { ...summaryOf(paper), lines, tax, pay: pay && { ...pay, ...names } };
  }
}

type NullableQuery = Omit<ListPapersQuery, 'engagementId'> & { engagementId?: string | null | undefined };

const summaryOf = ({
  content,
  total,
  issuedAt: _at,
  employerId: _employerId,
  workerName: _worker,
  employerName: _employer,
  ...paper
}: StoredPaper): PaperSummary => ({
  ...paper,
  title: content.title,
  total: String(total),
});
