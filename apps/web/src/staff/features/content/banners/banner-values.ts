import { WrittenBanner } from '@mendwell/contract/content/scheduled-texts'
import * as z from 'zod/mini'
import type { BannerBody, BannerRow } from '../../../../api/staff/pages/scheduled-texts.ts'
import { byContract } from '../../../../lib/forms/by-contract.ts'

const text = z.string()

/** The form values, as typed. */
const fields = z.object({
  heading: text,
  sentence: text,
  linkLabel: text,
  headingEs: text,
  sentenceEs: text,
  linkLabelEs: text,
  /** A URL in the shop; '' for none. */
  link: text,
  /** Minutes in the shop's time zone; '' for none. */
  showsFrom: text,
  showsUntil: text,
})
export type BannerValues = z.output<typeof fields>
export const FIELDS = Object.keys(fields.shape) as (keyof BannerValues)[]

/** The request body. */
export const bodyOf = ({
  showsFrom,
  showsUntil,
  ...texts
}: BannerValues): BannerBody['banner'] => ({
  ...texts,
  showsFrom: showsFrom || null,
  showsUntil: showsUntil || null,
})

export const BannerValues = fields.check(byContract({ schema: WrittenBanner, bodyOf }))

/** A stored banner as form values. */
export const valuesOf = ({ bannerId: _id, state: _state, ...banner }: BannerRow): BannerValues => ({
  ...banner,
  showsFrom: banner.showsFrom ?? '',
  showsUntil: banner.showsUntil ?? '',
})

export const BLANK: BannerValues = {
  heading: '',
  sentence: '',
  linkLabel: '',
  headingEs: '',
  sentenceEs: '',
  linkLabelEs: '',
  link: '',
  showsFrom: '',
  showsUntil: '',
}
