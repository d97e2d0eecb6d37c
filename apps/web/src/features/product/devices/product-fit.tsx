import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { devicesOf, type KnownFit } from '../../../api/catalog/devices.ts'
import { MyFit } from '../../../components/devices/lazy-badges.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { useMyDevices } from '../../../state/my-devices.ts'
import styles from './product-fit.module.css'

/** Which devices the product fits, and whether one is the shopper's; renders nothing if none is known. */
export function ProductFit({ productId }: { productId: number }) {
  const mine = useMyDevices()
  const { data } = useQuery(devicesOf(productId))
  if (!data) return null
  const { is, known } = data
  const fitting = known.filter(({ fits }) => fits)
  const isKnown = known.some(({ deviceKey }) => mine.includes(deviceKey))
  if (is.length + fitting.length === 0 && !isKnown) return null
  return (
    <div className={styles.fit}>
      {isKnown && (
        <Suspense fallback={null}>
          <MyFit productId={productId} known={known} />
        </Suspense>
      )}
      <Names label={t('product.worksWith')} fits={fitting.filter(({ sure }) => sure === 3)} />
      <Names label={t('product.madeForKind')} fits={fitting.filter(({ sure }) => sure < 3)} />
      {is.map(({ deviceKey, name }) => (
        <p key={deviceKey} className="small">
          <Link to={paths.device(deviceKey)}>{t('product.partsOf', { name })}</Link>
        </p>
      ))}
    </div>
  )
}

function Names({ label, fits }: { label: string; fits: readonly KnownFit[] }) {
  if (fits.length === 0) return null
  return (
    <p className="small">
      {label}{' '}
      {fits.map(({ deviceKey, name }, at) => (
        <span key={deviceKey}>
          {at > 0 && '; '}
          <Link to={paths.device(deviceKey)}>{name}</Link>
        </span>
      ))}
    </p>
  )
}
