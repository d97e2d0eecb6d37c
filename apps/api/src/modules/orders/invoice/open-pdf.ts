/** A new pdfkit document. pdfkit is loaded with the first one: it takes 15 MB, and most processes never print. */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument(options)
}
