import type { Bucket } from '@mendwell/domain/lots/lots'
import type { Tone } from './tags.tsx'

const BUCKET_WORDS: Record<Bucket, { words: string; tone: Tone }> = {
  AVAILABLE: { words: 'available', tone: 'good' },
  QUARANTINED: { words: 'held', tone: 'warn' },
  RECALLED: { words: 'recalled', tone: 'bad' },
  EXPIRED: { words: 'expired', tone: 'off' },
}

/** The bucket of pieces, after their number: '12 held'. */
export const bucketInWords = (bucket: Bucket): string => BUCKET_WORDS[bucket].words

export const bucketTone = (bucket: Bucket): Tone => BUCKET_WORDS[bucket].tone

/** A lot's name: 'Lot 24K0117', 'Serial MX00417'. */
export const lotName = ({
  lotCode,
  serial,
}: {
  lotCode: string | null
  serial: string | null
}): string =>
  [lotCode && `Lot ${lotCode}`, serial && `${lotCode ? 'serial' : 'Serial'} ${serial}`]
    .filter(Boolean)
    .join(', ')
