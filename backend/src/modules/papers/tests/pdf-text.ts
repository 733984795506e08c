import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Returns the text of a PDF file as a reader copies it, page by page, with single spaces. */
export async function readPdf(file: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(file);
    const pages = Array.from(document.pages(), (page) => page.getText().replace(/\s+/gu, ' '));
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}
