import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { imageSources } from '../../lib/addresses/images.ts'
import { Picture } from '../../ui/picture.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import styles from './picture-tiles.module.css'

export interface Tile {
  key: string
  to: string
  name: ReactNode
  /** Undefined while the picture is loading. */
  imageUrl: string | undefined
}

const SIZES = {
  small: '(max-width: 1020px) 22vw, 140px',
  large: '(max-width: 720px) 45vw, 290px',
}

/** Picture and name of each place, linking to it. */
export function PictureTiles({ tiles, large = false }: { tiles: Tile[]; large?: boolean }) {
  return (
    <ul className={large ? `${styles.tiles} ${styles.large}` : styles.tiles}>
      {tiles.map(({ key, to, name, imageUrl }) => (
        <li key={key}>
          <Link className={styles.tile} to={to}>
            {imageUrl ? (
              <Picture
                {...imageSources(imageUrl)}
                sizes={large ? SIZES.large : SIZES.small}
                alt=""
                width={400}
                height={400}
              />
            ) : (
              <span className={skeletonStyles.square} />
            )}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
