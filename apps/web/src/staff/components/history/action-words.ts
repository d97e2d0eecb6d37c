const ACTIONS: Record<string, string> = {
  create: 'created',
  change: 'changed',
  delete: 'removed',
  undo: 'change undone',
  add: 'product added',
  remove: 'product removed',
  fits: 'what fits changed',
  group: 'made of products',
  split: 'split up',
  import: 'imported',
  'undo-import': 'import undone',
  move: 'status changed',
  'make-codes': 'single-use codes made',
  ship: 'package shipped',
  deliver: 'package delivered',
  pay: 'marked as paid',
  refund: 'refunded',
  note: 'note added',
  address: 'address corrected',
  recipient: 'recipient corrected, new code sent',
  edit: 'items edited',
  resend: 'email resent',
  stock: 'stock adjusted',
  receive: 'received by lot',
  count: 'counted',
  book: 'differences booked',
  cancel: 'called off',
  code: 'code of a package added',
  track: 'tracking changed',
  quarantine: 'pieces held',
  release: 'pieces released',
  scrap: 'pieces scrapped',
  supplier: 'pieces returned to supplier',
  lost: 'pieces lost',
  hide: 'hidden',
  show: 'shown again',
  handle: 'marked as answered',
  reopen: 'reopened',
  answer: 'answered',
  close: 'closed',
  confirm: 'confirmed',
  reject: 'found not to concern us',
  upload: 'records uploaded',
  lift: 'hold lifted',
  hold: 'lots held',
  remind: 'buyers reminded',
  agree: 'confirmed by the first of two',
  invite: 'invited',
  'second-factor-on': 'two-step verification turned on',
  'second-factor-off': 'two-step verification turned off',
  'claim-link': 'password link emailed',
  'sales-rep': 'sales rep request answered',
  merge: 'merged with another record',
  export: 'personal data exported',
  erase: 'erased',
  retry: 'retried',
}

/** What was done, after the thing's name: 'Order 10231: package shipped'. */
export const actionInWords = (action: string): string =>
  ACTIONS[action] ?? action.replaceAll('-', ' ')

/** Things whose names have more than one word. */
const THINGS: Record<string, string> = { giftcard: 'Gift card', chart: 'Size chart' }

/** A kind of thing, capitalized: 'Order'. */
export const thingInWords = (objectType: string): string =>
  THINGS[objectType] ?? objectType.charAt(0).toUpperCase() + objectType.slice(1)
