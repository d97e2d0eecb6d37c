/** The id of a product or a category in a URL; 0 if it is not a number: nothing has that id. */
export const readId = (text: string | null | undefined): number =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
