import { recentList } from '../../../lib/store/recent-list.ts'

/** One more than shown, because the current product is left out. */
const KEPT = 5

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0

/** Ids of the products viewed last. */
export const { read: readViewed, remember: rememberViewed } = recentList(
  'mendwell.viewed',
  KEPT,
  isId,
)
