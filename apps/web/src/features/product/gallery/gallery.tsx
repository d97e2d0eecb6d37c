import type { ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { useState } from 'react'
import { imageSources } from '../../../lib/addresses/images.ts'
import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Dialog } from '../../../ui/notices/dialog.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { GlanceFacts } from '../facts/glance-facts.tsx'
import styles from './gallery.module.css'
import { type GalleryView, galleryViews } from './gallery-views.ts'

/** The product's pictures: one large, thumbnails to choose from, a zoom on demand. */
export function Gallery({ product }: { product: ProductWithImageWire }) {
  const views = galleryViews(product).map((view, index) => ({
    ...view,
    ...wordsOf(view, index, product),
  }))
  const [chosen, setChosen] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  // A photo may have been removed meanwhile.
  const shown = views[chosen] ?? views[0]
  if (!shown) return null
  return (
    <figure className={styles.gallery}>
      {views.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t('product.pictures')}>
          {views.map((view, index) => (
            <li key={view.imageUrl}>
              <button
                type="button"
                className={view === shown ? styles.chosen : undefined}
                aria-pressed={view === shown}
                onClick={() => setChosen(index)}
              >
                <Picture
                  {...imageSources(view.imageUrl)}
                  sizes="84px"
                  alt={view.label}
                  width={84}
                  height={84}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.main}>
        <button
          type="button"
          className={styles.zoomIn}
          // The thumbnail, enlarged, until the large picture has loaded.
          style={{ backgroundImage: `url("${shown.imageUrl}?w=200")` }}
          onClick={() => setZoomed(true)}
        >
          <Picture
            {...imageSources(shown.imageUrl)}
            sizes="(max-width: 1020px) 100vw, 590px"
            alt={shown.alt}
            width={800}
            height={800}
            eager
          />
          <span className={styles.zoomLabel}>
            <Icon name="search" />
            {t('product.enlarge')}
          </span>
        </button>
        <figcaption>{shown.caption}</figcaption>
      </div>
      <GlanceFacts product={product} />
      <Dialog
        open={zoomed}
        onClose={() => setZoomed(false)}
        title={product.productName}
        closeLabel={t('common.close')}
      >
        <img
          className={styles.zoomed}
          src={`${shown.imageUrl}?w=800`}
          alt={shown.alt}
          width={800}
          height={800}
        />
      </Dialog>
    </figure>
  )
}

/** Photos are numbered; drawings say what they show, and that they are drawings. */
function wordsOf(
  { view }: GalleryView,
  index: number,
  { productName: name, photos }: ProductWithImageWire,
) {
  if (view === 'photo') {
    const place = { number: index + 1, count: photos.length }
    return {
      label: t('product.photo', place),
      alt: t('product.altPhoto', { name, ...place }),
      caption: t('product.photo', place),
    }
  }
  return {
    label: t(THUMBNAIL[view]),
    alt: t(ALT[view], { name }),
    caption: t('product.drawn'),
  }
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
