import { useQuery } from '@tanstack/react-query'
import { categories } from '../../../api/catalog/catalog.ts'
import { PictureTiles } from '../../../components/places/picture-tiles.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import type { TextKey } from '../../../texts/en.ts'

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
    <section className="page section" aria-labelledby="home-cuts">
      <div className="head">
        <h2 id="home-cuts">{t('kitchen.cuts')}</h2>
      </div>
      <PictureTiles
        large
        tiles={TILES.map(({ categoryId, name }) => ({
          key: name,
          to: paths.shop(categoryId),
          name: t(name),
          imageUrl: data.find((category) => category.categoryId === categoryId)?.imageUrl,
        }))}
      />
    </section>
  )
}
