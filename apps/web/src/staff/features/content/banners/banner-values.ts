import { WrittenBanner } from '@mendwell/contract/content/scheduled-texts'
import * as z from 'zod/mini'
import type { BannerBody, BannerRow } from '../../../../api/staff/pages/scheduled-texts.ts'
import { byContract } from '../../../../lib/forms/by-contract.ts'

const text = z.string()

/** The form as it is typed. */
const fields = z.object({
  heading: text,
  sentence: text,
  linkLabel: text,
  headingEs: text,
  sentenceEs: text,
  linkLabelEs: text,
  /** An address in the shop; '' for none. */
  link: text,
  /** Minutes of the shop's clock; '' for none. */
  showsFrom: text,
  showsUntil: text,
})
export type BannerValues = z.output<typeof fields>
export const FIELDS = Object.keys(fields.shape) as (keyof BannerValues)[]

/** What the server is sent. */
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

/** A stored banner as the form shows it. */
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
