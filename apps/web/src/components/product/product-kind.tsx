import { useQuery } from '@tanstack/react-query'
import { kindOf } from '../../api/catalog/kinds.ts'
import { currentLanguage } from '../../lib/words/language.ts'
import { t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * What to know before buying a product of this kind, and its warnings, in the shopper's language; renders nothing if
 * the kind is not set. The English description already contains its purpose.
 */
export function ProductKind({ productId }: { productId: number }) {
  const kind = useQuery(kindOf(productId)).data?.kind
  if (!kind) return null
  const isSpanish = currentLanguage() === 'es'
  const beforeBuying = isSpanish ? kind.beforeBuyingEs : kind.beforeBuying
  const warnings = isSpanish ? kind.warningsEs : kind.warnings
  return (
    <>
      {isSpanish && <p>{kind.purposeEs.join(' ')}</p>}
      <h2>{t('product.beforeBuying')}</h2>
      <ul>
        {beforeBuying.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <section className="note warn" aria-label={t('product.warnings')}>
          <Icon name="alert-triangle" />
          <div>
            {warnings.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
      <p className="muted">{t('product.labelDecides')}</p>
    </>
  )
}
