import { clsx } from 'clsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import cardStyles from './product-card.module.css'
import gridStyles from './product-grid.module.css'

/** Placeholders of the same size as those of a ProductGrid while its data loads. */
export function GridSkeleton({ cards, columns = 4 }: { cards: number; columns?: 3 | 4 }) {
  return (
    <div className={clsx(gridStyles.grid, columns === 3 && gridStyles.three)} aria-hidden>
      {[...Array(cards).keys()].map((card) => (
        <div key={card} className={`${cardStyles.card} ${cardStyles.skeleton}`}>
          <div className={cardStyles.picture} />
          <div className={cardStyles.content}>
            <div className={skeletonStyles.skeleton} />
            <div className={skeletonStyles.skeleton} />
            <div className={`${skeletonStyles.skeleton} ${cardStyles.block}`} />
          </div>
        </div>
      ))}
    </div>
  )
}
