import { formatMoney } from '../../lib/words/texts.ts'
import { packText } from './pack-text.ts'
import { packsInWords, piecesInWords } from './piece-words.ts'

interface PackCountProps {
  pack: { unitName: string; pieces: number; pieceName: string }
  quantity: number
  /** Of one pack, in dollars. */
  price: number
  currency: string
}

/** '2 boxes = 200 gloves · $0.12 each'. */
export function PackCount({ pack, quantity, price, currency }: PackCountProps) {
  const each = price / pack.pieces
  const words = [
    `${packsInWords(quantity, pack)} = ${piecesInWords(quantity * pack.pieces, pack.pieceName)}`,
    ...(each < 0.01 ? [] : [packText('packs.each', { price: formatMoney(each, currency) })]),
  ]
  return <span className="tiny muted tabular">{words.join(' · ')}</span>
}
