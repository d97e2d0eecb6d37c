/**
 * A new document of pdfkit, which is loaded with the first one: it holds 15 MB, and most processes
 * never print.
 */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument(options)
}
