import type { Config } from '../../config/config.ts'
import { openEasyPost } from '../easypost/easypost-client.ts'
import { easyPostLabels } from './easypost-labels.ts'
import type { LabelGateway } from './label-gateway.ts'

/** EASYPOST_API_KEY buys labels for returns; without it, undefined: shoppers print the shop's own label (MANUAL). */
export const openLabelGateway = ({ easyPost }: Config): LabelGateway | undefined =>
  easyPost && easyPostLabels(openEasyPost(easyPost), easyPost)
