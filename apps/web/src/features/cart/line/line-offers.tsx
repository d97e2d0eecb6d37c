import { PackLine, type PackLineProps } from './pack-line.tsx'
import { TierLine } from './tier-line.tsx'

/** What only few cart lines have: packs, and a price by quantity. */
export function LineOffers(props: PackLineProps) {
  return (
    <>
      <PackLine {...props} />
      <TierLine {...props} />
    </>
  )
}
