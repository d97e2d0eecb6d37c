import type { ProductWire } from '@mendwell/contract/catalog'
import { useState } from 'react'
import { imageSources } from '../../lib/images.ts'
import { t } from '../../lib/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { galleryViews, type View } from './gallery-views.ts'
import { GlanceFacts } from './glance-facts.tsx'

/** The product's pictures: one large, the others to choose from, a larger one on demand. */
export function Gallery({ product }: { product: ProductWire }) {
  const views = galleryViews(product.imageUrl)
  const [chosen, setChosen] = useState<View>('pack')
  const [zoomed, setZoomed] = useState(false)
  const shown = views.find(({ view }) => view === chosen) ?? { view: chosen, ...product }
  const alt = t(ALT[shown.view], { name: product.productName })
  return (
    <figure className="gal">
      {views.length > 1 && (
        <ul className="th" aria-label={t('product.pictures')}>
          {views.map(({ view, imageUrl }) => (
            <li key={view}>
              <button
                type="button"
                className={view === shown.view ? 'on' : undefined}
                aria-pressed={view === shown.view}
                onClick={() => setChosen(view)}
              >
                <Picture
                  {...imageSources(imageUrl)}
                  sizes="84px"
                  alt={t(THUMBNAIL[view])}
                  width={84}
                  height={84}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="main">
        <button
          type="button"
          className="zoom-in"
          // The thumbnail, enlarged, until the large picture has come.
          style={{ backgroundImage: `url("${shown.imageUrl}?w=200")` }}
          onClick={() => setZoomed(true)}
        >
          <Picture
            {...imageSources(shown.imageUrl)}
            sizes="(max-width: 1020px) 100vw, 590px"
            alt={alt}
            width={800}
            height={800}
            eager
          />
          <span className="zoom-l">
            <Icon name="search" />
            {t('product.enlarge')}
          </span>
        </button>
        <figcaption>{t('product.drawn')}</figcaption>
      </div>
      <GlanceFacts product={product} />
      <Dialog
        open={zoomed}
        onClose={() => setZoomed(false)}
        title={product.productName}
        closeLabel={t('common.close')}
      >
        <img
          className="zoomed"
          src={`${shown.imageUrl}?w=800`}
          alt={alt}
          width={800}
          height={800}
        />
      </Dialog>
    </figure>
  )
}

const ALT = {
  pack: 'product.altPack',
  close: 'product.altClose',
  facts: 'product.altFacts',
} as const

const THUMBNAIL = {
  pack: 'product.pack',
  close: 'product.close',
  facts: 'product.facts',
} as const
