import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../api/shop.ts'
import { t } from '../../lib/words/texts.ts'

/** The shop's name (setting shopName): also the brand of products without one (Decisions §1). */
export const useShopName = (): string =>
  useQuery(shopConfig()).data?.shopName ?? t('shell.mendwell')
