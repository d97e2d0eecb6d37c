const ACTIONS: Record<string, string> = {
  create: 'created',
  change: 'changed',
  delete: 'removed',
  undo: 'change taken back',
  import: 'imported',
  'undo-import': 'import taken back',
  move: 'status changed',
  ship: 'parcel sent',
  deliver: 'parcel arrived',
  pay: 'marked as paid',
  refund: 'money given back',
  note: 'note written',
  address: 'address corrected',
  resend: 'mail sent again',
  stock: 'stock booked',
  hide: 'hidden',
  show: 'shown again',
  handle: 'marked as handled',
  reopen: 'opened again',
  answer: 'answered',
  close: 'closed',
  invite: 'invited',
  'second-factor-on': 'second factor switched on',
  'second-factor-off': 'second factor switched off',
  'claim-link': 'password link mailed',
  'sales-rep': 'answered as sales representative',
  merge: 'merged with another record',
  export: 'personal data handed out',
  erase: 'erased',
  retry: 'tried again',
}

/** What was done to a thing, after its name: 'Order 10231: parcel sent'. */
export const actionInWords = (action: string): string =>
  ACTIONS[action] ?? action.replaceAll('-', ' ')

/** A kind of thing with a capital: 'Order'. */
export const thingInWords = (objectType: string): string =>
  objectType.charAt(0).toUpperCase() + objectType.slice(1)
