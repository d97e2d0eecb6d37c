import { departmentTones, INK, QUIET_INK } from './brush/palette.ts'
import { escapeXml, frame, group, rect } from './brush/svg.ts'
import type { PictureFacts } from './facts/facts.ts'
import { textBlock, textLine } from './lettering/text-outlines.ts'
import { renderPicture } from './picture.ts'

/** The preview size for messages and social networks: the one they all accept (ux §5.4). */
export const PREVIEW_SIZE = { width: 1200, height: 630 }
const PICTURE = 630
const MARGIN = 64
const TEXT_WIDTH = PREVIEW_SIZE.width - PICTURE - 2 * MARGIN

/**
 * A product's preview: its picture, its name and the shop. Prices change too often for a picture. `photo` is a data:
 * URL of a square photo that replaces the drawing.
 */
export function renderPreview(facts: PictureFacts, photo?: string): string {
  const { width, height } = PREVIEW_SIZE
  const { wall, deep } = departmentTones(facts.category)
  const left = PICTURE + MARGIN
  const place = `x="0" y="0" width="${PICTURE}" height="${PICTURE}"`
  const picture = photo
    ? `<image ${place} href="${escapeXml(photo)}"/>`
    : renderPicture(facts, 'pack').replace('<svg ', `<svg ${place} `)
  const words = group(
    {},
    rect(frame(PICTURE, 0, width - PICTURE, height), { fill: '#ffffff' }),
    rect(frame(PICTURE, 0, 10, height), { fill: deep }),
    textLine(facts.category, left, 130, { size: 30, fill: deep, maxWidth: TEXT_WIDTH }),
    textBlock(facts.productName, left, 200, {
      size: 50,
      fill: INK,
      maxWidth: TEXT_WIDTH,
      lines: 4,
    }),
    textLine('Mendwell', left, 530, { size: 44, weight: 700, fill: '#0b6466' }),
    textLine('Medical and home-care supplies', left, 574, {
      size: 25,
      weight: 400,
      fill: QUIET_INK,
    }),
  )
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"`
  const label = `aria-label="${escapeXml(facts.productName)}"`
  return `${head} ${label}>${rect(frame(0, 0, width, height), { fill: wall })}${picture}${words}</svg>`
}
