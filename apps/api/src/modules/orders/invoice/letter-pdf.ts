import { buffer } from 'node:stream/consumers'
import { registerLetters } from './letters.ts'

interface Letter {
  title: string
  author: string
  /** Pages stay open until the end, so that each can have its number. */
  bufferPages?: boolean
}

/** A document of letter size as PDF. pdfkit is loaded with the first one: it takes 15 MB, and most processes never print. */
export async function letterPdf(
  { title, author, bufferPages = false }: Letter,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author },
  })
  const bytes = buffer(doc)
  registerLetters(doc)
  draw(doc)
  doc.end()
  return bytes
}
