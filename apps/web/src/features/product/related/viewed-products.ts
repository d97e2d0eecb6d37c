import { recentList } from '../../../lib/store/recent-list.ts'

/** One more than is shown, because the product on the screen is left out. */
const KEPT = 5

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0

/** Ids of the products looked at last. */
export const { read: readViewed, remember: rememberViewed } = recentList(
  'mendwell.viewed',
  KEPT,
  isId,
)
