import skeletonStyles from '../../../ui/skeleton.module.css'
import styles from './product-detail.module.css'

/** Placeholders of the product page while it loads. */
export function ProductSkeleton() {
  return (
    <div className={`${styles.columns} section`} aria-hidden="true">
      <div className={skeletonStyles.square} />
      <div className="stack">
        <div className={skeletonStyles.skeleton} />
        <div className={skeletonStyles.skeleton} />
        <div className={skeletonStyles.tall} />
      </div>
    </div>
  )
}
