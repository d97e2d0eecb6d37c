import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import { isPounds } from './surcharges-form.ts'

type GoodsSizes = SettingsWire['goodsSizes']

/** The assumed weight of a kind's products, as typed. */
export interface TypedKindWeight {
  kind: string
  pounds: string
}

export const NEW_KIND: TypedKindWeight = { kind: '', pounds: '' }

export const typedSizes = ({ kindPounds, oversizeKinds, oversizeOverPounds }: GoodsSizes) => ({
  kindWeights: kindPounds.map(({ kind, pounds }) => ({ kind, pounds: String(pounds) })),
  oversizeKinds,
  oversizeOverPounds: oversizeOverPounds === null ? '' : String(oversizeOverPounds),
})

/** Converts a validated form to wire format. */
export const sizesOf = ({
  kindWeights,
  oversizeKinds,
  oversizeOverPounds,
}: ReturnType<typeof typedSizes>): GoodsSizes => ({
  kindPounds: kindWeights.map(({ kind, pounds }) => ({ kind, pounds: Number(pounds) })),
  oversizeKinds,
  oversizeOverPounds: oversizeOverPounds.trim() === '' ? null : Number(oversizeOverPounds),
})

const isComplete = ({ kind, pounds }: TypedKindWeight) => kind !== '' && isPounds(pounds)

export const SizesForm = z.object({
  kindWeights: z.array(z.custom<TypedKindWeight>()).check(
    z.refine((rows) => rows.every(isComplete), says('kindWeights')),
    z.refine(
      (rows) => new Set(rows.map(({ kind }) => kind)).size === rows.length,
      says('kindTwice'),
    ),
  ),
  oversizeKinds: z.array(z.string()),
  oversizeOverPounds: z
    .string()
    .check(z.refine((typed) => typed.trim() === '' || isPounds(typed), says('enterNumber'))),
})
