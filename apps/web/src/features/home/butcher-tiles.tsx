import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { categories } from '../../api/catalog.ts'
import { imageSources } from '../../lib/images.ts'
import { paths } from '../../lib/paths.ts'
import { t } from '../../lib/texts.ts'
import type { TextKey } from '../../texts/en.ts'
import { Picture } from '../../ui/picture.tsx'

/** Specification §2: /shop/1 (chicken), /shop/6 (cow), /shop/5 (goat), /shop/11 (veal). */
const TILES: readonly { categoryId: number; name: TextKey }[] = [
  { categoryId: 1, name: 'kitchen.chicken' },
  { categoryId: 6, name: 'kitchen.cow' },
  { categoryId: 5, name: 'kitchen.goat' },
  { categoryId: 11, name: 'kitchen.veal' },
]

export function ButcherTiles() {
  const { data = [] } = useQuery(categories())
  return (
    <section className="page sec" aria-labelledby="home-cuts">
      <div className="head">
        <h2 id="home-cuts">{t('kitchen.cuts')}</h2>
      </div>
      <ul className="depts large">
        {TILES.map(({ categoryId, name }) => {
          const imageUrl = data.find((category) => category.categoryId === categoryId)?.imageUrl
          return (
            <li key={categoryId}>
              <Link className="dept" to={paths.shop(categoryId)}>
                {imageUrl ? (
                  <Picture
                    {...imageSources(imageUrl)}
                    sizes="(max-width: 720px) 45vw, 290px"
                    alt=""
                    width={400}
                    height={400}
                  />
                ) : (
                  <span className="skeleton square" />
                )}
                {t(name)}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
