/** What the answer of one product shows; names and settings that it shows too drop all that is kept. */
export const tagsOfProduct = (productId: number) => [`product:${productId}`, `stock:${productId}`]
