/** The provider did not answer: whether it acted, such as charged a card, is unknown. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}
