import type { Category } from '@mendwell/contract/catalog/catalog'
import { Link } from 'react-router'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { translateWord } from '../../lib/words/texts.ts'
import { Picture } from '../../ui/picture.tsx'
import tileStyles from './picture-tiles.module.css'

/** Pictures and names of categories, linking to their products. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={`${tileStyles.tiles} ${tileStyles.wide}`}>
      {categories.map(({ categoryId, subCategory, imageUrl }) => (
        <li key={categoryId}>
          <Link className={tileStyles.tile} to={paths.shop(categoryId)}>
            <Picture
              {...imageSources(imageUrl)}
              sizes="(max-width: 720px) 44vw, 190px"
              alt=""
              width={400}
              height={400}
            />
            {translateWord(subCategory)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
