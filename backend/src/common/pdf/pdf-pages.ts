import { once } from 'node:events';
import { type Language, LOCALES } from '@nukkad/contract/languages';
import type PDFDocument from 'pdfkit';
import { loadPdfFaces, type PdfFaces, type PdfWeight } from './pdf-faces.js';
import { breakLines, splitRuns } from './pdf-text.js';

/** Style of a text. */
export interface PdfStyle {
  size: number;
  weight?: PdfWeight;
  color?: string;
}

/** Lines of a text, with their total height. */
export interface PdfBlock {
  lines: readonly string[];
  style: PdfStyle;
  height: number;
}

/** Position of a block: its left edge, its width, and its alignment. */
export interface PdfPlace {
  x: number;
  y: number;
  width: number;
  align?: 'start' | 'end';
}

/** Points; the edge of a sheet of A4. */
const MARGIN = 48;
const BLACK = '#000000';
/** Height of a line relative to the font size, and the part of it above the baseline. */
const LINE_HEIGHT = 1.45;
const ASCENT = 1.1;

/**
 * A4 pages for texts in English, Hindi and Kannada. The same calls produce the same bytes. Each line carries its text,
 * so that readers can find and copy it.
 */
export class PdfPages {
  /** Signs that no face has. */
  readonly missing = new Set<string>();
  readonly left = MARGIN;
  readonly width: number;
  private readonly bottom: number;
  private readonly names = new Map<object, string>();
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<unknown>;

  private constructor(
    private readonly document: InstanceType<typeof PDFDocument>,
    private readonly faces: PdfFaces,
  ) {
    this.width = document.page.width - 2 * MARGIN;
    this.bottom = document.page.height - MARGIN;
    document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = once(document, 'end');
  }

  /** Creates the first page. `createdAt` is written into the file. */
  static async create(title: string, language: Language, createdAt: Date): Promise<PdfPages> {
    const faces = await loadPdfFaces();
    const { default: Document } = await import('pdfkit');
    const document = new Document({
      ...{ size: 'A4', margin: MARGIN, lang: LOCALES[language], displayTitle: true, pdfVersion: '1.7' },
      // no face of the library: those have no letters of India
      font: '',
      info: { Title: title, CreationDate: createdAt },
    });
    return new PdfPages(document, faces);
  }

  /** The top of the first sheet. */
  get top(): number {
    return MARGIN;
  }

  /** Lays a text out within a width. */
  layOutText(texts: string | readonly string[], width: number, style: PdfStyle): PdfBlock {
    const lines = [texts].flat().flatMap((text) => breakLines(text, width, (part) => this.measure(part, style)));
    return { lines, style, height: lines.length * style.size * LINE_HEIGHT };
  }

  draw({ lines, style }: PdfBlock, { x, y, width, align = 'start' }: PdfPlace): void {
    for (const [index, line] of lines.entries()) {
      const start = align === 'start' ? x : x + width - this.measure(line, style);
      this.drawLine(line, start, y + (index * LINE_HEIGHT + ASCENT) * style.size, style);
    }
  }

  /**
   * Returns the y position for a block of this height: `y`, or the top of a new page if the rest of this one is too small. A block that is
   * taller than a page begins at `y`.
   */
  reserveHeight(y: number, height: number): number {
    if (y + height <= this.bottom || height > this.bottom - MARGIN) return y;
    return this.turn();
  }

  /** Begins a new sheet and returns its top. */
  turn(): number {
    this.document.addPage();
    return MARGIN;
  }

  /** Divides blocks below each other into those that fit on this sheet from `y` on, and the others. */
  divide(blocks: readonly PdfBlock[], y: number): { fitting: PdfBlock[]; rest: PdfBlock[] } {
    const fitting: PdfBlock[] = [];
    const rest: PdfBlock[] = [];
    let at = y;
    for (const { lines, style } of blocks) {
      const height = style.size * LINE_HEIGHT;
      // a height is a sum of heights of lines: rounding takes no line away
      const room = Math.floor((this.bottom - at) / height + 0.01);
      const count = rest.length > 0 ? 0 : Math.max(0, Math.min(lines.length, room));
      if (count > 0) fitting.push({ lines: lines.slice(0, count), style, height: count * height });
      if (count < lines.length)
        rest.push({ lines: lines.slice(count), style, height: (lines.length - count) * height });
      at += count * height;
    }
    return { fitting, rest };
  }

  drawRule(y: number): void {
    this.document
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.5)
      .strokeColor('#999999')
      .stroke();
  }

  drawFrame(y: number, height: number): void {
    this.document.rect(this.left, y, this.width, height).lineWidth(1.5).strokeColor(BLACK).stroke();
  }

  /** Returns the bytes of the file. Nothing can be drawn afterwards. */
  async end(): Promise<Buffer> {
    this.document.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  private drawLine(line: string, x: number, baseline: number, style: PdfStyle): void {
    let at = x;
    // the trailing space separates two texts of a row when they are copied
    this.document.markContent('Span', { actual: `${line} ` });
    for (const { face, text } of this.runs(line, style)) {
      this.use(face, style);
      this.document.fillColor(style.color ?? BLACK);
      this.document.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.document.widthOfString(text);
    }
    this.document.endMarkedContent();
  }

  private measure(text: string, style: PdfStyle): number {
    return this.runs(text, style).reduce(
      (sum, { face, text: part }) => sum + this.use(face, style).widthOfString(part),
      0,
    );
  }

  private runs(text: string, { weight = 'regular' }: PdfStyle) {
    return splitRuns(text, this.faces[weight], this.missing);
  }

  /**
   * Selects a face. The types of the library do not include it, but the library draws with any object that lays out
   * text.
   */
  private use(face: PdfFaces['regular'][number], { size }: PdfStyle) {
    // faces of several scripts have one PostScript name, by which the library would not find them again
    const known = this.names.get(face) ?? `face-${this.names.size}`;
    this.names.set(face, known);
    return this.document.font(face as unknown as Uint8Array, known).fontSize(size);
  }
}
