/** A tax record as in the answers of calls; `tax` is in thousandths of a percent. */
export const taxColumns = [
  'taxId',
  'taxMilliPercent as tax',
  'stateCode',
  'stateName',
  'year',
  'source',
  'note',
] as const
