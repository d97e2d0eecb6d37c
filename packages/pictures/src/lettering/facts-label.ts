import type { Drawing } from '../brush/drawing.ts'
import { HAIRLINE, INK, PAPER, QUIET_INK } from '../brush/palette.ts'
import { frame, path, rect } from '../brush/svg.ts'
import type { PictureFacts } from '../facts/facts.ts'
import { barcode } from './barcode.ts'
import { textBlock, textLine } from './text-outlines.ts'

const MAX_ROWS = 6
const ROW_HEIGHT = 23

/** The rows of the back label; unknown facts have none. */
function labelRows(facts: PictureFacts, size: string) {
  const yesNo = (value: boolean | null, yes: string, no: string) =>
    value === null ? null : value ? yes : no
  const rows: [string, string | null][] = [
    ['Sold as', size],
    ['Item number', facts.sku],
    ['HCPCS code', facts.hcpcs],
    ['Latex', yesNo(facts.latex, 'Contains latex', 'Not made with latex')],
    ['Sterile', yesNo(facts.sterile, 'Yes', 'No')],
    ['Single use', yesNo(facts.singleUse, 'Yes', 'No')],
    ['Prescription', yesNo(facts.rx, 'Needed', 'Not needed')],
  ]
  return rows
    .flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
    .slice(0, MAX_ROWS)
}

/** The back of the pack: true codes, stated facts and the barcode. */
export function factsLabel(drawing: Drawing, facts: PictureFacts): string {
  const { brand, title, size, print } = drawing
  const rows = labelRows(facts, size).map(([name, value], index) => {
    const y = 162 + index * ROW_HEIGHT
    const right = { size: 11, anchor: 'end', maxWidth: 150 } as const
    return [
      path(`M78 ${y - 16}H322`, { stroke: HAIRLINE }),
      textLine(name, 78, y, { size: 11, weight: 400, fill: QUIET_INK }),
      textLine(value, 322, y, right),
    ].join('')
  })
  return [
    rect(frame(66, 44, 280, 318), { rx: 12, fill: INK, opacity: 0.1 }),
    rect(frame(60, 38, 280, 318), { rx: 12, fill: PAPER }),
    path('M60 50Q60 38 72 38H328Q340 38 340 50V84H60Z', { fill: print.deep }),
    textLine(brand.toUpperCase(), 78, 66, {
      size: 14,
      weight: 700,
      fill: '#fff',
      maxWidth: 200,
    }),
    textBlock(title, 78, 110, { size: 17, maxWidth: 240 }),
    ...rows,
    facts.gtin ? barcode(facts.gtin, frame(78, 296, 132, 36)) : '',
    drawing.pictogram({ x: 276, y: 298, size: 46, color: print.deep }),
  ].join('')
}
