import { findNews } from '@mendwell/contract/content'
import { getShopConfig } from '@mendwell/contract/shop'
import { query } from './query.ts'

export const shopConfig = () => query(getShopConfig)
export const news = () => query(findNews)
