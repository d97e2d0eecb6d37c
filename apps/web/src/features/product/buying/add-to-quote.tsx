import { ownTexts } from '../../../lib/words/own-texts.ts'
import { addToQuoteList, useQuoteList } from '../../../state/quote-list.ts'
import { quoteListTexts } from '../../../texts/en/quote-list.ts'
import { Button } from '../../../ui/buttons/button.tsx'

const listText = ownTexts(quoteListTexts)

/** Collects a product for a quote for several, without leaving its page. */
export function AddToQuote({ productId }: { productId: number }) {
  const list = useQuoteList()
  const others = list.filter((one) => one.productId !== productId).length
  const isIn = others < list.length
  return (
    <>
      {!isIn && (
        <Button rank="outline" big wide onClick={() => addToQuoteList(productId)}>
          {listText('quoteList.add')}
        </Button>
      )}
      <p role="status" className="small" style={{ flexBasis: '100%' }}>
        {isIn && listText(others > 0 ? 'quoteList.isInWithOthers' : 'quoteList.isIn', { others })}
      </p>
    </>
  )
}
