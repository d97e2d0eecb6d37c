import type { Category } from '@mendwell/contract/catalog/catalog'
import { Link } from 'react-router'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { plural, translateWord } from '../../lib/words/texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './category-tile.module.css'

interface MenuTileProps {
  to: string
  name: string
  detail: string
  /** A department without categories has no picture either. */
  imageUrl: string | undefined
}

/** Picture, name and size of a menu target. */
export function MenuTile({ to, name, detail, imageUrl }: MenuTileProps) {
  return (
    <Link className={styles.tile} to={to}>
      {imageUrl && (
        <Picture {...imageSources(imageUrl)} sizes="84px" alt="" width={84} height={84} />
      )}
      <span>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
    </Link>
  )
}

/** The tile of a category, linking to its products. */
export function CategoryTile({ category }: { category: Category }) {
  return (
    <MenuTile
      to={paths.shop(category.categoryId, category.subCategory)}
      name={translateWord(category.subCategory)}
      detail={plural('shell.products', category.productCount)}
      imageUrl={category.imageUrl}
    />
  )
}
