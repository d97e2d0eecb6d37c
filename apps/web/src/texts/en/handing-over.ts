/** Texts about the recipient of a parcel and courier instructions. Loaded with the address of the checkout. */
export const handingOverTexts = {
  'handing.ask': 'Add a recipient or a note for the courier',
  'handing.recipient': 'Recipient',
  'handing.recipientHint': 'Leave it empty if it is you',
  'handing.phone': 'Phone of the recipient',
  'handing.note': 'Note for the courier',
  'handing.noteHint': 'For example: leave it at the side door. At most {max} characters.',
}
