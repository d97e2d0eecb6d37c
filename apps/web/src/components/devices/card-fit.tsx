import { bestFit } from '@mendwell/domain/fit/devices'
import { deviceText, fitTone } from './device-words.ts'
import { useMyFits } from './use-my-fits.ts'

/** On a product card: whether it fits one of the shopper's devices. Renders nothing if unknown. */
export function CardFit({ productId }: { productId: number }) {
  const fits = useMyFits()
  const best = bestFit(fits?.known.filter((said) => said.productId === productId) ?? [])
  const name = fits?.devices.find(({ deviceKey }) => deviceKey === best?.deviceKey)?.name
  if (!best || name === undefined) return null
  const tone = fitTone(best)
  return (
    <p className={`tag ${tone}`} style={{ whiteSpace: 'normal', alignSelf: 'start' }}>
      {tone === 'info'
        ? deviceText('device.cardKind')
        : deviceText(tone === 'good' ? 'device.cardFits' : 'device.cardMisfit', { name })}
    </p>
  )
}
