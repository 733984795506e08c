import type { PaperFact, PaperRow, PaperSheet } from '@nukkad/contract/papers/paper-sheet';
import { BRAND } from '@nukkad/contract/platform/brand';
import type { Language } from '@nukkad/contract/languages';
import { type PdfBlock, PdfPages, type PdfPlace, type PdfStyle } from '../../common/pdf/pdf-pages.js';

const TITLE: PdfStyle = { size: 20, weight: 'bold' };
const PRODUCT: PdfStyle = { size: 14, weight: 'bold' };
const LABEL: PdfStyle = { size: 8.5, color: '#444444' };
const STRONG: PdfStyle = { size: 10.5, weight: 'bold' };
const PLAIN: PdfStyle = { size: 10.5 };
const TOTAL: PdfStyle = { size: 12, weight: 'bold' };
/** Points between groups, between rows of facts, and around a text in a frame or a table. */
const GROUP_GAP = 18;
const FACT_GAP = 9;
const PADDING = 6;
const COLUMNS = 3;
const COLUMN_GAP = 16;
/** Share of the width for the names of amounts. */
const NAME_PART = 0.75;

/** The PDF file of a paper, with the characters in it that no font contains. */
export interface PaperPdf {
  content: Buffer;
  missing: ReadonlySet<string>;
}

/** Blocks below each other, and where they are drawn. */
type Stack = Omit<PdfPlace, 'y'> & { blocks: readonly PdfBlock[] };

const heightOf = (blocks: readonly PdfBlock[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

/** Draws a paper from top to bottom. */
class PaperDrawing {
  private y: number;

  constructor(private readonly pages: PdfPages) {
    this.y = pages.top;
  }

  drawHead({ title, warning }: PaperSheet): void {
    const { pages } = this;
    const product = pages.layOutText(BRAND, pages.width, PRODUCT);
    pages.draw(product, { x: pages.left, y: this.y + PADDING / 2, width: pages.width, align: 'end' });
    this.drawText(pages.layOutText(title, pages.width * NAME_PART, TITLE));
    if (warning === null) return;
    const block = pages.layOutText(warning, pages.width - 4 * PADDING, STRONG);
    this.y += GROUP_GAP / 2;
    pages.drawFrame(this.y, block.height + 2 * PADDING);
    pages.draw(block, { x: pages.left + 2 * PADDING, y: this.y + PADDING, width: pages.width });
    this.y += block.height + 2 * PADDING;
  }

  /** Facts in columns, row by row. */
  drawFacts(facts: readonly PaperFact[]): void {
    const { pages } = this;
    this.y += GROUP_GAP;
    const width = (pages.width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
    for (let first = 0; first < facts.length; first += COLUMNS) {
      const cells = facts
        .slice(first, first + COLUMNS)
        .map(({ label, lines: [strong = '', ...rest] }) => [
          pages.layOutText(label, width, LABEL),
          pages.layOutText(strong, width, STRONG),
          pages.layOutText(rest, width, PLAIN),
        ]);
      this.drawBeside(
        cells.map((blocks, column) => ({ blocks, x: pages.left + column * (width + COLUMN_GAP), width })),
      );
      this.y += FACT_GAP;
    }
    this.y -= FACT_GAP;
  }

  drawRows(rows: readonly PaperRow[], total: PaperRow): void {
    this.y += GROUP_GAP;
    for (const row of rows) this.drawRow(row, PLAIN);
    this.drawRow(total, TOTAL);
  }

  drawNote(text: string, style: PdfStyle): void {
    this.y += GROUP_GAP * (style === LABEL ? 1 : 0.75);
    this.drawText(this.pages.layOutText(text, this.pages.width, style));
  }

  private drawRow({ name, amount }: PaperRow, style: PdfStyle): void {
    const { pages } = this;
    const names = pages.layOutText(name, pages.width * NAME_PART, style);
    const amounts = pages.layOutText(amount, pages.width, style);
    const place = { x: pages.left, width: pages.width };
    this.y = pages.reserveHeight(this.y, Math.max(names.height, amounts.height) + PADDING) + PADDING / 2;
    this.drawBeside([
      { ...place, blocks: [names] },
      { ...place, blocks: [amounts], align: 'end' },
    ]);
    this.y += PADDING / 2;
    pages.drawRule(this.y);
  }

  /** Draws stacks of blocks beside each other. What is taller than a sheet goes on on the next ones. */
  private drawBeside(stacks: readonly Stack[]): void {
    const { pages } = this;
    let left = stacks;
    this.y = pages.reserveHeight(this.y, Math.max(...left.map(({ blocks }) => heightOf(blocks))));
    for (;;) {
      const parts = left.map((stack) => ({ stack, ...pages.divide(stack.blocks, this.y) }));
      for (const { stack, fitting } of parts) this.drawStack({ ...stack, blocks: fitting });
      if (parts.every(({ rest }) => rest.length === 0)) {
        this.y += Math.max(...parts.map(({ fitting }) => heightOf(fitting)));
        return;
      }
      this.y = pages.turn();
      left = parts.map(({ stack, rest }) => ({ ...stack, blocks: rest }));
    }
  }

  private drawStack({ blocks, ...place }: Stack): void {
    let { y } = this;
    for (const block of blocks) {
      this.pages.draw(block, { ...place, y });
      y += block.height;
    }
  }

  private drawText(block: PdfBlock): void {
    this.drawBeside([{ blocks: [block], x: this.pages.left, width: this.pages.width }]);
  }
}

/** Draws a paper as a PDF file. The same paper has the same bytes. */
export async function drawPaper(
  sheet: PaperSheet,
  { number, language, createdAt }: { number: string; language: Language; createdAt: Date },
): Promise<PaperPdf> {
  const pages = await PdfPages.create(`${sheet.title} ${number}`, language, createdAt);
  const drawing = new PaperDrawing(pages);
  drawing.drawHead(sheet);
  for (const facts of sheet.facts) drawing.drawFacts(facts);
  drawing.drawRows(sheet.rows, sheet.total);
  for (const note of sheet.notes) drawing.drawNote(note, PLAIN);
  drawing.drawNote(sheet.footer, LABEL);
  return { content: await pages.end(), missing: pages.missing };
}
