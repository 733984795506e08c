import { Injectable } from '@nestjs/common';
import { hasPdf } from '@nukkad/contract/papers/paper-scripts';
import { describePaper } from '@nukkad/contract/papers/paper-sheet';
import type { Language } from '@nukkad/contract/languages';
import { RateLimits } from '../../common/http/rate-limits.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { drawPaper } from './paper-pdf.js';
import { paperWords } from './paper-words.js';
import { PaperReadModel } from './paper.read-model.js';
import { noPdf } from './papers.errors.js';

/** Limit of PDF files for an account: a file requires some hundredths of a second of CPU time. */
const FILES = { name: 'paper-files', limit: 60, seconds: 3600 };

/** Papers as PDF files. They are not stored: a paper never changes, and the same paper has the same bytes. */
@Injectable()
export class PaperPdfReadModel {
  constructor(
    private readonly papers: PaperReadModel,
    private readonly limits: RateLimits,
    private readonly logger: AppLogger,
  ) {}

  /** Throws notFound for the papers of others, and noPdf for names in a script that the faces do not have. */
  async draw(userId: string, id: string, language: Language): Promise<{ name: string; content: Buffer }> {
    await this.limits.consume(FILES, userId);
    const paper = await this.papers.get(userId, id);
    if (!hasPdf(paper)) throw noPdf();
    const { content, missing } = await drawPaper(describePaper(paper, paperWords(language)), {
      ...{ number: paper.number, language },
      createdAt: new Date(`${paper.issuedOn}T00:00:00+05:30`),
    });
    if (missing.size > 0) this.logger.warn({ event: 'papers.signs_missing', paperId: id, signs: missing.size });
    return { name: `${paper.number.replaceAll('/', '-')}.pdf`, content };
  }
}
