import { useQuery } from '@tanstack/react-query'
import { recallsOf } from '../../../api/catalog/recalls.ts'
import { affectedInWords, recallText } from '../../../components/recalls/recall-texts.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Before everything else about a purchase: which packages are recalled, and where to read what to do. */
export function ProductRecall({ productId }: { productId: number }) {
  const recalls = useQuery(recallsOf(productId)).data ?? []
  return recalls.map(({ recallId, title, products }) => {
    const codes = products.find((product) => product.productId === productId)?.codes ?? []
    return (
      <section
        key={recallId}
        className="note bad"
        aria-label={recallText('recall.onProduct')}
        style={{ marginBottom: 16 }}
      >
        <Icon name="alert-triangle" />
        <div>
          <b className="strong">{recallText('recall.onProduct')}</b>
          <p lang={goodsLanguage()}>{title}</p>
          <p>
            {recallText('recall.affected')} {affectedInWords(codes)}.{' '}
            {/* The list has no clean URL. */}
            <a href={`/#/recalls?q=${encodeURIComponent(title)}`}>{recallText('recall.more')}</a>
          </p>
        </div>
      </section>
    )
  })
}
