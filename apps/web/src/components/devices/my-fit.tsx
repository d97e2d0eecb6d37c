import { bestFit } from '@mendwell/domain/fit/devices'
import { Link } from 'react-router'
import type { KnownFit } from '../../api/catalog/devices.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { useMyDevices } from '../../state/my-devices.ts'
import { Icon } from '../../ui/icon.tsx'
import { deviceText, fitTone, fitWords } from './device-words.ts'

const ICONS = { good: 'circle-check', info: 'info-circle', warn: 'alert-triangle' } as const

interface MyFitProps {
  productId: number
  known: readonly KnownFit[]
}

/** On a product page: whether it fits one of the shopper's devices, and the source of that. */
export function MyFit({ productId, known }: MyFitProps) {
  const mine = useMyDevices()
  const best = bestFit(
    known
      .filter(({ deviceKey }) => mine.includes(deviceKey))
      .map((said) => ({ ...said, productId })),
  )
  if (!best) return null
  const tone = fitTone(best)
  return (
    <p className={`note ${tone}`}>
      <Icon name={ICONS[tone]} />
      <span>
        {fitWords(best, best.name)} <Link to={paths.devices}>{deviceText('device.manage')}</Link>
      </span>
    </p>
  )
}
