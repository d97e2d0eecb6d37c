/** Texts of the check of an address; loaded by shops that check addresses. */
export const addressCheckTexts = {
  'addressCheck.title': 'Please check your address',
  'addressCheck.corrected': 'The postal service knows a similar address. Which one is right?',
  'addressCheck.typed': 'As you typed it',
  'addressCheck.suggested': 'Suggested',
  'addressCheck.use': 'Use this address',
  'addressCheck.useThat': 'Use this address: {address}',
  'addressCheck.unitMissing':
    'This building has several apartments or units. Without a number, a package may come back to us.',
  'addressCheck.unitWrong':
    'The postal service does not know “{unit}” in this building. A package may come back to us.',
  'addressCheck.addUnit': 'Add apartment number',
  'addressCheck.changeUnit': 'Change apartment number',
  'addressCheck.noUnit': 'My address has none',
  'addressCheck.unitIsRight': 'It is correct',
}
